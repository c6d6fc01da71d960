//! How a command comes out.

use std::io;

use konmak::tables::TooLong;

/// What a command that ran to its end has to say by its exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Outcome {
    /// Answered, done, sound: 0.
    Done,
    /// A well-answered no: 1.
    No,
    /// Some of the input was bad, and the rest was answered: 2.
    Bad,
}

/// Why a command could not run to its end.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Nobody reads the output any more: 0.
    BrokenPipe,
    /// The output could not be written: 2.
    Output(io::Error),
    /// What was asked for holds nothing, each reason a text for a person: 1.
    Empty(Vec<String>),
    /// What was asked for cannot be done, each reason a text for a person: 2.
    Refused(Vec<String>),
}

impl From<TooLong> for Failure {
    fn from(error: TooLong) -> Self {
        Self::Refused(vec![error.to_string()])
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::BrokenPipe
        } else {
            Self::Output(error)
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::from(io::Error::from(error))
    }
}
