//! What each form looks like, and what each fault says.

mod properties;

use super::{MoveFault, Notation, read_move};
use crate::rules::{Color, Fen, Illegal, Move, Position, Square};

fn position(fen: &str) -> Position {
    Fen::read(fen).expect(fen).position
}

fn square(name: &str) -> Square {
    name.parse().expect(name)
}

fn written(notation: Notation, fen: &str, coordinates: &str) -> String {
    let position = position(fen);
    notation.write(&position, read_move(&position, coordinates).expect(coordinates))
}

#[test]
fn moves_are_written_as_the_glossary_shows() {
    let start = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w";
    let taking = "4k3/8/8/3pp3/5P2/2N5/8/4K3 w";
    for (fen, coordinates, latin, thai) in [
        (start, "e3e4", "e4", "จ๔"),
        (start, "b1d2", "Nd2", "ม-ง๒"),
        (start, "d1c2", "Kc2", "ข-ค๒"),
        (start, "e1f2", "Mf2", "ม็-ฉ๒"),
        (start, "f1f2", "Sf2", "ค-ฉ๒"),
        ("8/k7/8/4M~3/8/8/8/4K3 w", "e5d6", "Md6", "ง-ง๖"),
        (taking, "c3d5", "Nxd5", "มxง๕"),
        (taking, "f4e5", "fxe5", "ฉxจ๕"),
        ("k7/8/8/8/8/8/8/4K2R w", "h1h8", "Rh8+", "ร-ญ๘+"),
        ("k7/6R1/8/8/8/8/8/4K2R w", "h1h8", "Rh8#", "ร-ญ๘#"),
        ("8/1k6/8/P7/8/8/8/4K3 w", "a5a6m", "a6=M+", "ก๖=M+"),
        ("8/8/1n5k/P7/8/8/8/4K3 w", "a5b6m", "axb6=M", "กxข๖=M"),
        ("8/k7/8/4S3/8/2S5/8/4K3 w", "e5d4", "Sed4", "คจ-ง๔"),
        ("8/k7/8/4S3/8/2S5/8/4K3 w", "c3d4", "Scd4", "คค-ง๔"),
        ("8/k7/8/4M3/2M~5/8/8/4K3 w", "c4d5", "Md5", "ง-ง๕"),
        ("8/k7/8/2M~1M3/8/8/8/4K3 w", "e5d6", "Med6", "ม็จ-ง๖"),
        ("8/k7/8/2M~1M3/8/8/8/4K3 w", "c5d6", "Mcd6", "งค-ง๖"),
        ("8/k7/8/2N5/8/2N5/8/4K3 w", "c5e4", "N5e4", "ม๕-จ๔"),
        ("8/k7/8/2N3N1/8/2N5/8/4K3 w", "c5e4", "Nc5e4", "มค๕-จ๔"),
    ] {
        assert_eq!(written(Notation::Latin, fen, coordinates), latin);
        assert_eq!(written(Notation::Thai, fen, coordinates), thai);
        assert_eq!(written(Notation::Coordinates, fen, coordinates), coordinates);
    }
}

#[test]
fn a_capture_by_man_or_bia_of_that_file_is_told_apart() {
    let fen = "8/k7/8/3p4/2P1S3/8/8/4K3 w";
    assert_eq!(written(Notation::Thai, fen, "e4d5"), "คจxง๕");
    assert_eq!(written(Notation::Thai, fen, "c4d5"), "บคxง๕");
    let turning = "8/k7/3p4/2P1S3/8/8/8/4K3 w";
    assert_eq!(written(Notation::Thai, turning, "e5d6"), "คxง๖");
    assert_eq!(written(Notation::Thai, turning, "c5d6"), "คxง๖=M");
}

#[test]
fn print_style_names_man_and_both_squares() {
    let fen = "8/8/8/8/8/5SM~1/5K2/7k w";
    assert_eq!(written(Notation::ThaiPrint, fen, "f3f4"), "ค, ฉ๓-ฉ๔");
    assert_eq!(written(Notation::ThaiPrint, fen, "g3f4"), "ง, ช๓-ฉ๔");
    let turning = "8/1k6/1n6/P7/8/8/8/4K3 w";
    assert_eq!(written(Notation::ThaiPrint, turning, "a5b6"), "บ, ก๕xข๖=ง");
    assert_eq!(written(Notation::ThaiPrint, turning, "a5a6"), "บ, ก๕-ก๖=ง+");
}

const PRINTED: &str =
    "๑) ค, ฉ๓-ฉ๔  ข, ญ๒-ญ๑  ๒) ง, ช๔-ฉ๓  ข, ญ๑-ญ๒  ๓) ค, ฉ๔-ช๓+  ข, ญ๒-ญ๓  ๔) ง, ฉ๓-ช๒++";

fn play(position: &Position, texts: &[&str]) -> Vec<Move> {
    let mut position = *position;
    let mut moves = Vec::new();
    for text in texts {
        let mv = read_move(&position, text).expect(text);
        moves.push(mv);
        position = position.after(mv);
    }
    moves
}

#[test]
fn a_printed_line_is_read_and_written_as_it_was_printed() {
    let first = position("8/8/8/8/6M~1/5S2/5K1k/8 w");
    let moves = play(&first, &PRINTED.split("  ").collect::<Vec<_>>());
    assert_eq!(Notation::ThaiPrint.write_line(&first, &moves, Color::White), PRINTED);
    assert_eq!(
        Notation::Latin.write_line(&first, &moves, Color::White),
        "1. Sf4 Kh1 2. Mf3 Kh2 3. Sg3+ Kh3 4. Mg2#"
    );
}

#[test]
fn a_line_that_the_fleer_begins_leaves_the_chasers_place_empty() {
    let first = position("8/8/8/8/6M~1/5S2/5K1k/8 b");
    let moves = play(&first, &["h2h1", "f3f4", "h1h2"]);
    let line = |notation: Notation, chaser| notation.write_line(&first, &moves, chaser);
    assert_eq!(line(Notation::ThaiPrint, Color::White), "๑) …  ข, ญ๒-ญ๑  ๒) ค, ฉ๓-ฉ๔  ข, ญ๑-ญ๒");
    assert_eq!(line(Notation::ThaiPrint, Color::Black), "๑) ข, ญ๒-ญ๑  ค, ฉ๓-ฉ๔  ๒) ข, ญ๑-ญ๒");
    assert_eq!(line(Notation::Latin, Color::White), "1... Kh1 2. Sf4 Kh2");
    assert_eq!(line(Notation::Coordinates, Color::White), "1... h2h1 2. f3f4 h1h2");
    assert_eq!(Notation::Latin.write_line(&first, &[], Color::White), "");
}

#[test]
fn odd_spellings_are_read() {
    let start = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w";
    let men = "7k/8/8/2p5/1P1S4/M~6M/8/R3K2N w";
    let turning = "8/8/1n5k/P7/8/8/8/4K3 w";
    for (fen, texts, coordinates) in [
        (start, &["e4", "จ๔", "จ4", "จ๓จ๔", "จ๓-จ๔", "จ3-จ4", "E3E4", "E3-E4"][..], "e3e4"),
        (start, &["Pe4", "Pe3-e4", "บ จ๓-จ๔", "บ, จ๓-จ๔", "เบี้ย จ๔", "บ-จ๔", "e3 - e4"], "e3e4"),
        (start, &["Kd1-c2", "Kc2", "kc2", "ข ค๒", "ขค๒", "ข-ค๒", "ข, ง๑-ค๒", "ขุน ค๒"], "d1c2"),
        (start, &["Nb1-d2", "Nb1d2", "ม ข๑-ง๒", "ม้า\u{a0}ข๑-ง๒", "ม้า-ง๒", "1. Nd2"], "b1d2"),
        (start, &["Qf2", "Mf2", "ม\u{e47}-ฉ๒", "เม็ด ฉ๒", "ง-ฉ๒", "ม็ จ๑–ฉ๒", "๑) ม็, จ๑-ฉ๒"], "e1f2"),
        (
            start,
            &["Bc2", "Sc2", "ค-ค๒", "คค๒", "โคน ค๒", "โคน, ค๑-ค๒", "คน ค๒", "ค\u{200b}ค๒"],
            "c1c2",
        ),
        (men, &["bxc5", "b4c5", "bc5", "ขxค๕", "ข๔xค๕", "บ ข๔xค๕", "ข×ค๕", "ขกินค๕"], "b4c5"),
        (men, &["Bxc5", "Sxc5", "Sd4xc5", "ค ง๔xค๕", "คxค๕", "ค x ค๕!", "โคนกินค๕?!"], "d4c5"),
        (men, &["Ra2", "ร-ก๒", "เรือ ก๒", "ร, ก๑-ก๒", "1...Ra2"], "a1a2"),
        (men, &["M~b2", "Mb2", "Ma3-b2", "ง-ข๒", "ม็-ข๒", "เบี้ยหงาย ก๓-ข๒", "Q-b2"], "a3b2"),
        (men, &["Mg2", "ม็-ช๒", "ง-ช๒", "mg2", "เม็ด, ญ๓-ช๒"], "h3g2"),
        (
            turning,
            &["a6", "a6=M", "a6=Q", "a6M", "a5a6", "a5a6m", "A5A6M", "a5a6=m", "ก๖"],
            "a5a6m",
        ),
        (turning, &["ก๖=ง", "ก๖=ม็", "ก๕ก๖m", "ก๖ ง", "บ, ก๕-ก๖=ง", "ก๖=เบี้ยหงาย"], "a5a6m"),
        (turning, &["axb6", "axb6=M!", "กxข๖=ง", "xb6", "a5:b6", "กxข๖++"], "a5b6m"),
    ] {
        let position = position(fen);
        for text in texts {
            match read_move(&position, text) {
                Ok(mv) => assert_eq!(mv.to_string(), coordinates, "{text}"),
                Err(fault) => panic!("{text}: {fault}"),
            }
        }
    }
}

fn fault(fen: &str, text: &str) -> MoveFault {
    let position = position(fen);
    match read_move(&position, text) {
        Ok(mv) => panic!("{text} reads as {mv}"),
        Err(fault) => fault,
    }
}

#[test]
fn faults_say_what_is_wrong() {
    let start = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w";
    let pinned = "4r2k/8/8/8/8/4N3/8/4K3 w";
    let check = "4r2k/8/8/8/3p4/N7/8/4K3 w";
    let khun = "8/8/8/3p4/3K4/8/3k4/2r5 w";
    let turning = "8/8/1n5k/P7/8/8/8/4K3 w";
    for (fen, text, message) in [
        (start, "  ", "no move is given: expected one such as e3e4, Nd2, ม-ง๒ or ม, ข๑-ง๒"),
        (
            start,
            "resign",
            "`resign` is not a move: expected one such as e3e4, Nd2, ม-ง๒ or ม, ข๑-ง๒",
        ),
        (
            start,
            "ซ๔",
            "`ซ๔` is not a square: expected a file a–h or ก ข ค ง จ ฉ ช ญ and a rank 1–8 or ๑–๘",
        ),
        (
            start,
            "Nd9",
            "`d9` is not a square: expected a file a–h or ก ข ค ง จ ฉ ช ญ and a rank 1–8 or ๑–๘",
        ),
        (
            start,
            "Wd2",
            "`W` is no man: expected K M S N R or ข ม็ ค ม ร ง, for a bia nothing, P or บ, or the square it comes from",
        ),
        (start, "e4=R", "`=R` behind the move: expected =M for a bia that turns over, +, ++ or #"),
        (start, "e4e5", "no man stands on e4"),
        (start, "e6e5", "the bia on e6 is black's, and white is to move"),
        (
            start,
            "e5",
            "a bia does not move from e3 to e5: it goes one step straight forward, and takes one step diagonally forward",
        ),
        (start, "dxe4", "the bia on d3 goes diagonally only to take, and e4 is empty"),
        (start, "Nxd2", "there is nothing to take on d2"),
        (start, "e4=M", "no bia turns over with this move to e4: white's do so on rank 6"),
        (start, "Rb1", "white's own ma stands on b1"),
        (start, "Ra5", "the ruea on a1 cannot reach a5: a man stands on a3"),
        (start, "ม-จ๔", "no ma of white goes to e4 (they stand on b1, g1)"),
        (start, "Rb2c2", "white has no ruea on b2"),
        (
            start,
            "Nbg2",
            "a ma does not move from b1 to g2: it goes as a knight, two squares straight and one aside",
        ),
        (pinned, "Nd5", "the man on e3 is pinned: its khun on e1 would be in check from e8"),
        (pinned, "ค-ง๕", "white has no khon"),
        (check, "Nb5", "the khun on e1 is in check from e8, and this move does not meet it"),
        (check, "Ke2", "the khun cannot go to e2: that square is attacked from e8"),
        (khun, "ขง๓", "the khun cannot go to d3: it would stand beside the khun on d2"),
        (khun, "Kc4", "the khun cannot go to c4: that square is attacked from c1"),
        (turning, "e6", "white has no bia on file e"),
        (
            "8/1k6/8/n7/P7/8/8/4K3 w",
            "a5",
            "the bia on a4 cannot step to a5: a man stands there, and a bia takes diagonally",
        ),
    ] {
        assert_eq!(fault(fen, text).to_string(), message, "{text}");
    }
}

#[test]
fn a_text_that_fits_several_moves_lists_them() {
    for (fen, text, message) in [
        ("8/k7/8/4S3/8/2S5/8/4K3 w", "Sd4", "`Sd4` may be Scd4 or Sed4"),
        ("8/k7/8/4S3/8/2S5/8/4K3 w", "ค ง๔", "`ค ง๔` may be คค-ง๔ or คจ-ง๔"),
        ("8/k7/8/3p4/2P1S3/8/8/4K3 w", "คxง๕", "`คxง๕` may be บคxง๕ or คจxง๕"),
        ("8/k7/8/2M~1M3/8/8/8/4K3 w", "Md6", "`Md6` may be Mcd6 or Med6"),
        ("8/k7/8/2M1M3/8/8/8/4K3 w", "ง-ง๖", "`ง-ง๖` may be ม็ค-ง๖ or ม็จ-ง๖"),
    ] {
        assert_eq!(fault(fen, text).to_string(), message);
    }
}

#[test]
fn the_closer_of_two_readings_is_meant() {
    for (fen, text, coordinates) in [
        ("8/k7/8/2M~1M3/8/8/8/4K3 w", "ง-ง๖", "c5d6"),
        ("8/k7/8/2M~1M3/8/8/8/4K3 w", "ม็-ง๖", "e5d6"),
        ("8/k7/3p4/2P1S3/8/8/8/4K3 w", "คxง๖", "e5d6"),
        ("8/k7/3p4/2P1S3/8/8/8/4K3 w", "คxง๖=M", "c5d6m"),
        ("8/k7/8/8/8/2N1S3/8/4K3 w", "ค๓-จ๔", "c3e4"),
        ("8/k7/8/4S3/8/2M1S3/8/4K3 w", "ค๓-ง๔", "e3d4"),
    ] {
        let position = position(fen);
        assert_eq!(read_move(&position, text).expect(text).to_string(), coordinates, "{text}");
    }
}

#[test]
fn faults_carry_the_squares() {
    let fen = "4r2k/8/8/8/8/4N3/8/4K3 w";
    let [e1, e3, e8] = ["e1", "e3", "e8"].map(square);
    let pinned = Illegal::Pinned { from: e3, khun: e1, by: e8 };
    assert_eq!(fault(fen, "Nd5"), MoveFault::Illegal(pinned));
}

#[test]
fn a_notation_is_chosen_by_its_name() {
    for notation in Notation::ALL {
        assert_eq!(notation.name().parse(), Ok(notation));
    }
    assert!("english".parse::<Notation>().is_err());
}
