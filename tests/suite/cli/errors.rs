//! What is wrong, where, and what would be right.

use super::{code, run, stderr, stdout};

/// Each command line, what its message must hold in English, and in Thai.
const WRONG: &[(&[&str], &[&str], &str)] = &[
    (&["sovle", "x"], &["`sovle` is no verb", "Did you mean solve?"], "ไม่มีคำสั่ง `sovle`"),
    (&[], &["no verb is given"], "ไม่ได้บอกคำสั่ง"),
    (&["solve"], &["missing: <POS>"], "ขาดไป: <POS>"),
    (&["solve", "pb-58", "--sceonds", "3"], &["Did you mean --seconds?"], "ไม่รู้จัก `--sceonds`"),
    (&["solve", "pb-58", "--seconds", "x"], &["`x` for `--seconds <S>`"], "มากกว่า 0"),
    (&["solve", "pb-58", "--seconds", "0"], &["above 0, such as 5 or 0.5"], "วินาทีมากกว่า 0"),
    (
        &["solve", "pb-58", "--rules", "thia"],
        &["thai, thai-highest", "Did you mean thai"],
        "หมายถึง",
    ),
    (&["solve", "pb-58", "--rules"], &["`--rules <RULES>` needs a value"], "ต้องมีค่า"),
    (&["solve", "pb-58", "--lang", "de"], &["expected th, en"], "th, en"),
    (&["solve", "pb-58", "--json", "--json"], &["`--json` is given twice"], "สองครั้ง"),
    (&["perft", "pb-58", "99"], &["a number from 0 to 30"], "0 ถึง 30"),
    (&["solve", "pb-85x"], &["no puzzle is called `pb-85x`", "Did you mean"], "ไม่มีกลชื่อ"),
    (&["list", "--set", "pracob"], &["no set is called `pracob`", "prakob"], "ไม่มีชุดชื่อ"),
    (&["list", "--theme", "kaethi"], &["no theme is called", "Did you mean kae-thi"], "ไม่มีแนวชื่อ"),
    (&["verify", "no/such/file.yaml"], &["no/such/file.yaml:1:1: cannot be read"], "อ่านไม่ได้"),
    (
        &["show", "8/3k4/9/8 x - - 0 1"],
        &["4 faults", "column 7, the men: `9`", "4 ranks", "column 11, the side to move: `x`"],
        "รูปหมากผิด ๔ แห่ง",
    ),
    (
        &["show", "8/3k4/K7/8/8/8/8/7P w - 7 9 1"],
        &["column 25, LIMIT of the count: `7`", "an unturned bia of White cannot stand on h1"],
        "เบี้ยคว่ำของฝ่ายขาวยืนที่ ญ๑ ไม่ได้",
    ),
    (
        &["count", "8/3k4/8/2K1S1P1/8/8/8/8 w - 88 7 1"],
        &["LIMIT of the count: no count runs while an unturned bia stands"],
        "ยังมีเบี้ยคว่ำอยู่จึงนับไม่ได้",
    ),
    (&["show", "pb-58", "Sd9"], &["word 1 behind the position, `Sd9`: `d9` is not"], "คำที่ ๑"),
];

#[test]
fn every_error_says_where_and_what_would_be_right_in_both_languages() {
    for (args, english, thai) in WRONG {
        let output = run(args);
        assert_eq!(code(&output), 2, "{args:?}");
        for part in *english {
            assert!(stderr(&output).contains(part), "{args:?}: {}", stderr(&output));
        }
        if args.contains(&"--lang") {
            continue;
        }
        let output = run(&[&["--lang", "th"], *args].concat());
        assert_eq!((code(&output), stdout(&output)), (2, String::new()), "{args:?}");
        assert!(stderr(&output).contains(thai), "{args:?}: {}", stderr(&output));
    }
}

#[test]
fn a_fault_of_a_file_is_shown_in_its_line() {
    let output = run(&["verify", "tests/data/refuted.yaml"]);
    assert_eq!(code(&output), 1);
    let told = stdout(&output);
    assert!(told.contains("refuted-one: mate in 3 is stated: the shortest mate is in 4"), "{told}");
    assert!(
        told.contains("tests/data/refuted.yaml:6:3") && told.contains("  mate-in: 3"),
        "{told}"
    );
    assert!(told.contains("1 puzzle: 0 proved, 1 refuted, 0 unproved; 1 fault"), "{told}");
}

#[test]
fn entries_that_cannot_be_read_and_doubles_of_shipped_puzzles_are_told() {
    let output = run(&["verify", "tests/data/beside-shipped.yaml"]);
    assert_eq!(code(&output), 1);
    let told = stdout(&output);
    assert!(
        told.contains("mirrored is the mirror image of pb-58 of the shipped library"),
        "{told}"
    );
    assert!(told.contains("the id pb-59 is taken in the shipped library"), "{told}");
    let row = told
        .lines()
        .find(|line| line.trim_start().starts_with("unread"))
        .expect("a row of its own");
    assert!(row.contains("not read"), "{told}");
    let sum = "3 puzzles: 2 proved, 0 refuted, 0 unproved, 1 not read; 3 faults";
    assert!(told.contains(sum), "{told}");
    let objects = stdout(&run(&["verify", "--json", "tests/data/beside-shipped.yaml"]));
    assert!(objects.contains(r#""twin":{"id":"pb-58","mirrored":true}"#), "{objects}");
    assert_eq!(objects.matches(r#""id":"unread""#).count(), 3, "{objects}");
}

#[test]
fn a_shipped_file_is_no_double_of_itself() {
    let told = stdout(&run(&["verify", "puzzles/klang-kradan.yaml"]));
    assert!(!told.contains("shipped library"), "{told}");
}

#[test]
fn faulty_files_are_told_in_thai_without_an_english_word() {
    let output = run(&["verify", "tests/data/faulty", "--lang", "th"]);
    assert_eq!(code(&output), 1);
    let titles = stdout(&output);
    let titles: Vec<&str> = titles.lines().filter(|line| line.starts_with("ผิด:")).collect();
    assert!(titles.len() > 30, "{}", titles.len());
    for title in titles {
        let english =
            ["expected", " is ", " the ", " a ", " of ", " no ", "while", "not", "allowed"];
        assert!(!english.iter().any(|word| title.contains(word)), "{title}");
    }
}

#[test]
fn faulty_puzzles_of_a_users_folder_are_warned_of_and_the_rest_is_there() {
    let output = run(&["list", "--library", "tests/data/faulty", "--json"]);
    assert_eq!(code(&output), 0);
    assert!(stderr(&output).contains("warning: tests/data/faulty"), "{}", stderr(&output));
    assert!(stdout(&output).contains("\"pb-58\""));
}
