//! The objects that other programs rely on: `cli.md` names their fields.

use serde_json::{Value, json};

use super::{MATE_IN_4, code, run, stdout};

fn objects(args: &[&str]) -> Vec<Value> {
    let output = run(args);
    assert!(code(&output) < 2, "{args:?}: {}", stdout(&output));
    let text = stdout(&output);
    text.lines().map(|line| serde_json::from_str(line).expect("a line is an object")).collect()
}

fn object(args: &[&str]) -> Value {
    let mut objects = objects(args);
    assert_eq!(objects.len(), 1, "{args:?}");
    objects.remove(0)
}

#[test]
fn solve_tells_a_win_in_full() {
    let mut answer = object(&["solve", MATE_IN_4, "--json"]);
    assert!(answer["nodes"].is_u64() && answer["seconds"].is_f64());
    let line = answer["line"].take();
    assert_eq!((line.as_array().map(Vec::len), &line[0]), (Some(7), &json!("f3f4")));
    for (name, value) in [
        ("fen", json!(MATE_IN_4)),
        ("rules", json!("thai")),
        ("result", json!("win")),
        ("mate_in", json!(4)),
        ("keys", json!(["f3f4"])),
        (
            "count",
            json!({"kind": "pieces", "side": "black", "said": 0, "limit": 44, "moves_left": 41}),
        ),
        ("uncounted", json!({"result": "win", "mate_in": 4})),
        ("proved", json!({"more_than": 3, "at_most": 4})),
    ] {
        assert_eq!(answer[name], value, "{name}");
    }
}

#[test]
fn solve_tells_a_loss_a_draw_by_count_and_a_mate_given() {
    let loss = object(&["solve", "8/8/8/8/5SM~1/5K2/7k/8 b - - 0 1", "--json"]);
    assert_eq!(loss["result"], "loss");
    assert_eq!(loss["count"]["side"], "black");
    let counted = object(&["solve", "k7/8/1K6/8/8/8/8/5R1R b - 16 16 60", "--json"]);
    assert_eq!((&counted["result"], &counted["mate_in"]), (&json!("draw"), &Value::Null));
    assert_eq!(counted["uncounted"]["result"], "loss");
    assert_eq!(counted["proved"], json!({"more_than": null, "at_most": null}));
    let mated = object(&["solve", "k5R1/8/1K6/8/8/8/8/8 b - - 0 1", "--json"]);
    assert_eq!((&mated["result"], &mated["mate_in"]), (&json!("loss"), &json!(0)));
}

#[test]
fn solve_knows_every_set_of_rules_by_its_name() {
    for rules in ["thai", "thai-highest", "old", "fairy", "none"] {
        let answer = object(&["solve", MATE_IN_4, "--json", "--rules", rules]);
        assert_eq!((&answer["rules"], &answer["mate_in"]), (&json!(rules), &json!(4)));
        let kind = if rules == "none" { "none" } else { "pieces" };
        assert!(rules == "fairy" || answer["count"]["kind"] == kind, "{answer}");
    }
}

#[test]
fn json_is_the_same_in_every_language_and_notation() {
    let english = objects(&["count", MATE_IN_4, "--json", "f3f4", "h2h1"]);
    let thai = ["count", MATE_IN_4, "--json", "ค-ฉ๔", "ข-ญ๑", "--lang", "th"];
    assert_eq!(english, objects(&thai));
    assert_eq!(english[1]["move"], "f3f4");
    assert_eq!(english[2]["fen"], "8/8/8/8/5SM~1/8/5K2/7k w - 88 9 2");
}

#[test]
fn list_names_what_a_puzzle_is() {
    let all = objects(&["list", "--json"]);
    assert!(all.len() > 40);
    let one = all.iter().find(|puzzle| puzzle["id"] == "pb-58").expect("pb-58 is shipped");
    assert_eq!(
        (&one["task"], &one["mate_in"], &one["men"]),
        (&json!("mate-in"), &json!(2), &json!(3))
    );
    assert!(one["name"]["th"].is_string() && one["name"]["en"].is_string());
    let short = objects(&["list", "--json", "--length", "2", "--theme", "khon-diao"]);
    assert!(!short.is_empty() && short.len() < all.len());
    assert!(short.iter().all(|puzzle| puzzle["mate_in"] == 2));
    let set = one["set"].as_str().expect("a name");
    let in_set = objects(&["list", "--json", "--set", set]);
    assert!(in_set.iter().all(|puzzle| puzzle["set"] == set));
}

#[test]
fn verify_tells_each_puzzle_and_each_fault() {
    let sound = object(&["verify", "tests/data/sound.yaml", "--json"]);
    assert_eq!(sound["id"], "sound-one");
    assert_eq!(sound["file"], "tests/data/sound.yaml");
    assert_eq!((&sound["status"], &sound["sound"]), (&json!("proved"), &json!(true)));
    assert_eq!((&sound["mate_in"], &sound["keys"]), (&json!(4), &json!(["f3f4"])));
    assert_eq!((&sound["rules"], &sound["faults"]), (&json!("thai"), &json!([])));

    let output = run(&["verify", "tests/data/refuted.yaml", "--json"]);
    assert_eq!(code(&output), 1);
    let refuted: Value = serde_json::from_str(stdout(&output).trim()).expect("an object");
    assert_eq!((&refuted["status"], &refuted["sound"]), (&json!("refuted"), &json!(false)));
    let fault = &refuted["faults"][0];
    assert_eq!((&fault["kind"], &fault["line"]), (&json!("wrong-length"), &json!(6)));
    assert!(fault["message"].as_str().is_some_and(|text| text.contains("in 4")), "{fault}");
}

#[test]
fn show_tells_the_position_after_its_moves() {
    let shown = object(&["show", "pb-58", "Sc6", "--json"]);
    assert_eq!((&shown["id"], &shown["turn"]), (&json!("pb-58"), &json!("black")));
    assert_eq!(shown["fen"], "k7/8/1KS5/8/8/8/8/8 b - 88 6 1");
}
