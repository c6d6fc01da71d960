//! Files read back as they were written, and nothing else is read.

use std::sync::OnceLock;

use proptest::prelude::*;

use super::super::Tables;
use super::super::derive::Step;
use super::super::layout::{Layout, POSITIONS};
use super::super::material::Material;
use super::*;
use crate::rules::Color;

/// Nothing halts what is done here.
static NEVER: Halt = Halt::NEVER;

/// Returns a table's file, made by so many threads.
fn encoded(table: &Table, threads: NonZeroUsize) -> Vec<u8> {
    encode(table, threads, &NEVER).expect("nothing halts it")
}

fn two() -> NonZeroUsize {
    NonZeroUsize::new(2).expect("two is not zero")
}

fn ending(text: &str) -> Ending {
    text.parse::<Material>().expect("a material").attacked_by(Color::White)
}

/// Endings with one plane and with several, with men on both sides, bia, and no win at all.
const ENDINGS: [&str; 9] =
    ["KRvK", "KMvK", "KvKR", "KPvK", "KSSvK", "KSPvK", "KRvKN", "KNvKR", "KvKSP"];

fn read(file: &[u8], layout: &Arc<Layout>) -> Result<Planes, FormatError> {
    let cache = Arc::default();
    decode(file.to_vec(), packer(layout, &cache))
}

fn packer<'a>(layout: &'a Arc<Layout>, cache: &'a Arc<Cache>) -> Packer<'a> {
    Packer { layout, cache, threads: two(), halt: &NEVER, effort: Effort::File }
}

fn whole(table: &Table, plane: &Plane) -> Vec<u8> {
    let rows = 0..table.layout.rows;
    rows.flat_map(|row| plane.values.row(row).to_vec()).collect()
}

#[test]
fn a_table_reads_back_as_it_was_written() {
    let mut tables = Tables::new(two());
    for text in ENDINGS {
        let table = tables.build(ending(text)).expect("short wins");
        let file = encoded(&table, two());
        assert_eq!(file, encoded(&table, NonZeroUsize::MIN), "{text}: by one thread");
        let planes = read(&file, &table.layout).expect("a sound file");
        let cache = Arc::default();
        recount(&planes, packer(&table.layout, &cache)).expect("the counts agree");
        for (measure, plane) in table.planes() {
            let read = planes.own(measure).expect("a plane of the table");
            assert!(whole(&table, read) == whole(&table, plane), "{text} {measure:?}");
            assert_eq!(read.tally, plane.tally, "{text} {measure:?}");
        }
        assert_eq!(planes.iter().count(), table.planes().count(), "{text}: no other planes");
    }
}

#[test]
fn a_packed_table_has_the_same_values_and_the_same_file() {
    for text in ENDINGS {
        let table = Tables::new(two()).build(ending(text)).expect("short wins");
        let file = encoded(&table, two());
        let values: Vec<_> = table.planes().map(|(_, plane)| whole(&table, plane)).collect();
        let table = Arc::try_unwrap(table).expect("no other table leads into it");
        for threads in [NonZeroUsize::MIN, two()] {
            let planes = read(&file, &table.layout).expect("a sound file");
            let replies = table.replies.tables.clone();
            let copy = Table::from_file(Arc::clone(&table.layout), replies, planes);
            let packed = copy.packed(&Arc::default(), threads);
            assert!(packed.planes().all(|(_, plane)| matches!(plane.values, Values::Packed(_))));
            for ((measure, plane), values) in packed.planes().zip(&values) {
                assert!(whole(&packed, plane) == *values, "{text} {measure:?}");
            }
            assert!(encoded(&packed, two()) == file, "{text}");
        }
    }
}

#[test]
fn the_defenders_values_follow_from_the_attackers() {
    for text in ["KRRvK", "KSPvK", "KPPvK", "KRvKN", "KNvKR", "KRvKP", "KPvKP"] {
        let table = Tables::new(two()).build(ending(text)).expect("short wins");
        for (measure, plane) in table.planes() {
            let step = Step::new(&table, measure);
            let mut lost = vec![0_u64; plane.tally.lost.len()];
            for row in 0..table.layout.rows as u32 {
                let mut values = vec![0; POSITIONS];
                step.row(row, &mut values);
                values.iter().filter(|&&value| value > 0).for_each(|&value| {
                    lost[usize::from(value) - 1] += 1;
                });
            }
            assert_eq!(lost, plane.tally.lost, "{text} {measure:?}");
        }
    }
}

/// A file of two planes and several blocks, with its layout.
fn sample() -> &'static (Vec<u8>, Arc<Layout>) {
    static SAMPLE: OnceLock<(Vec<u8>, Arc<Layout>)> = OnceLock::new();
    SAMPLE.get_or_init(|| {
        let ending = ending("KSPvK");
        let table = Tables::new(two()).build(ending).expect("short wins");
        (encoded(&table, two()), Arc::clone(&table.layout))
    })
}

fn is_refused(file: &[u8]) -> bool {
    read(file, &sample().1).is_err()
}

#[test]
fn a_flipped_bit_anywhere_in_the_header_is_refused() {
    let mut file = sample().0.clone();
    let len = Header::len_in(&file, file.len() as u64).expect("a sound header");
    for place in (0..len).chain(file.len() - HASH..file.len()) {
        for bit in 0..8 {
            file[place] ^= 1_u8 << bit;
            assert!(is_refused(&file), "bit {bit} of byte {place}");
            file[place] ^= 1_u8 << bit;
        }
    }
    assert!(!is_refused(&file), "the file itself is sound");
}

#[test]
fn a_file_of_another_ending_is_refused() {
    let (file, _) = sample();
    for text in ["KRPvK", "KSMvK", "KvKSP", "KPPvK", "KSSPvK"] {
        let layout = Arc::new(Layout::new(ending(text)));
        let refused = read(file, &layout).map(|_| ());
        assert_eq!(refused, Err(FormatError::Ending { expected: ending(text) }));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_flipped_bit_in_the_blocks_is_refused(place: prop::sample::Index, bit in 0..8) {
        let mut file = sample().0.clone();
        let place = place.index(file.len());
        file[place] ^= 1_u8 << bit;
        prop_assert!(is_refused(&file));
    }

    #[test]
    fn a_cut_file_is_refused(len: prop::sample::Index) {
        let file = &sample().0;
        prop_assert!(is_refused(&file[..len.index(file.len())]));
    }

    #[test]
    fn a_longer_file_is_refused(more in prop::collection::vec(any::<u8>(), 1..64)) {
        let mut file = sample().0.clone();
        file.extend(more);
        prop_assert!(is_refused(&file));
    }

    /// Fields are overwritten and the header's checksum and the hash made to fit again: a file
    /// that lies about itself.
    #[test]
    fn a_lying_header_is_refused_or_says_the_same(place: prop::sample::Index, byte: u8) {
        let mut file = sample().0.clone();
        let len = Header::len_in(&file, file.len() as u64).expect("a sound header");
        let index = len - 4 - 8 * stored_blocks(&file);
        let places: Vec<_> = (0..READ_FIRST).chain(index..len - 4).collect();
        let place = places[place.index(places.len())];
        prop_assume!(file[place] != byte);
        file[place] = byte;
        let crc = crc32fast::hash(&file[..len - 4]);
        file[len - 4..len].copy_from_slice(&crc.to_le_bytes());
        let end = file.len() - HASH;
        let hash = xxh3_128(&file[..end]);
        file[end..].copy_from_slice(&hash.to_le_bytes());
        prop_assert!(is_refused(&file), "byte {place} = {byte}");
    }

    #[test]
    fn noise_is_refused(noise in prop::collection::vec(any::<u8>(), 0..4096)) {
        prop_assert!(is_refused(&noise));
        let mut file = sample().0.clone();
        let len = noise.len().min(file.len());
        file[..len].copy_from_slice(&noise[..len]);
        prop_assert!(noise.is_empty() || is_refused(&file));
    }
}

fn stored_blocks(file: &[u8]) -> usize {
    let header = Header::read(file, file.len() as u64, sample().1.ending).expect("sound");
    header.blocks_in(&file[..file.len() - HASH]).expect("sound").concat().len()
}
