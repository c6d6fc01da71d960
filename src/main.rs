//! The program `konmak`: a front end over the library's public interface.

mod app;

use std::process::ExitCode;

fn main() -> ExitCode {
    app::run(std::env::args_os().collect())
}
