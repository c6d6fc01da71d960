//! temporary
use konmak::counting::Preset;
use konmak::rules::*;
use konmak::solve::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    if a.len() == 3 {
        let f = Fen::read(&a[1]).expect("fen");
        println!("{}", perft(&f.position, a[2].parse().expect("n")));
        return;
    }
    let preset: Preset = a[1].parse().unwrap();
    let mut s =
        Solver::new(Limits { time: Some(std::time::Duration::from_secs(20)), ..Limits::default() });
    for l in std::io::stdin().lines() {
        let l = l.unwrap();
        let f = match Fen::read(&l) {
            Ok(f) => f,
            Err(e) => {
                println!("{e:?}");
                continue;
            }
        };
        let q = Question::with_fields(f.position, f.count, preset).unwrap();
        let r = s.solve(&q);
        println!(
            "{l} {:?} {:?} keys {} line {} nodes {} {:?} un {:?}",
            r.value.verdict,
            r.value.mate_in,
            r.keys.iter().map(|m| m.to_string()).collect::<Vec<_>>().join(","),
            r.line.iter().map(|m| m.to_string()).collect::<Vec<_>>().join(" "),
            r.nodes,
            r.elapsed,
            r.uncounted
        );
    }
}
