//! What a line of the dialogue asks for, in Thai or English words.

use konmak::drill::Event;

/// A line, understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Something for the session.
    Event(Event),
    /// The list of commands.
    Help,
    /// The board once more.
    Board,
}

/// Every command with its words; the first of each language is the one that the help names.
const WORDS: [(Command, &[&str]); 13] = [
    (Command::Event(Event::Hint), &["hint", "คำใบ้", "บอกใบ้", "ใบ้"]),
    (Command::Event(Event::Undo), &["undo", "ถอย", "ย้อน", "back"]),
    (Command::Event(Event::Flip), &["flip", "กลับกระดาน", "หมุนกระดาน"]),
    (Command::Event(Event::Why), &["why", "ทำไม"]),
    (Command::Event(Event::GoOn), &["go on", "เล่นต่อ", "go", "เดินต่อ"]),
    (Command::Event(Event::Ask), &["ask", "ขอนับ", "เริ่มนับ", "นับ"]),
    (Command::Event(Event::Stop), &["stop", "หยุดนับ"]),
    (Command::Event(Event::Solution), &["solution", "เฉลย", "ดูเฉลย"]),
    (Command::Event(Event::Skip), &["skip", "ข้าม", "next", "ข้อต่อไป"]),
    (Command::Event(Event::Quit), &["quit", "เลิก", "q", "exit", "ออก", "จบ"]),
    (Command::Board, &["board", "กระดาน", "ดูกระดาน"]),
    (Command::Help, &["help", "ช่วย", "?", "ช่วยด้วย", "คำสั่ง"]),
    (Command::Help, &["commands"]),
];

impl Command {
    /// Returns the command that a line names, whatever its capitals and spaces.
    pub(super) fn of_line(line: &str) -> Option<Self> {
        let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
        let line = words.join(" ");
        let known = WORDS.iter().find(|(_, words)| words.contains(&line.as_str()));
        known.map(|&(command, _)| command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_names_one_command() {
        let words: Vec<&str> = WORDS.iter().flat_map(|(_, words)| words.iter().copied()).collect();
        for (place, word) in words.iter().enumerate() {
            assert!(!words[..place].contains(word), "{word}");
            assert!(Command::of_line(&format!("  {}\t", word.to_uppercase())).is_some(), "{word}");
        }
    }

    #[test]
    fn a_move_is_no_command() {
        for line in ["", "e2e3", "Nd2", "ข-ค๒", "ข, ข๑-ค๒", "hints", "ถอย ถอย"]
        {
            assert_eq!(Command::of_line(line), None, "{line}");
        }
    }
}
