//! temporary
use konmak::rules::{Fen, perft};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let f = Fen::read(&a[1]).expect("fen");
    println!("{}", perft(&f.position, a[2].parse().expect("n")));
}
