//! A few threads that share a list of pieces of work.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::thread;

/// Works through the items on so many threads and merges what each thread gathered.
///
/// Each item is handed to one thread; which one is left to chance, so `work` may write only to its
/// item and to a sum that does not depend on the order.
pub(super) fn share<T: Send, S: Default + Send>(
    threads: NonZeroUsize,
    items: impl Iterator<Item = T> + Send,
    work: impl Fn(T, &mut S) + Sync,
    merge: impl Fn(&mut S, S),
) -> S {
    let items = Mutex::new(items);
    let gather = || {
        let mut sum = S::default();
        while let Some(item) = next(&items) {
            work(item, &mut sum);
        }
        sum
    };
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads.get()).map(|_| scope.spawn(gather)).collect();
        let mut total = gather();
        for other in others {
            merge(&mut total, other.join().expect("a worker panics only where the caller would"));
        }
        total
    })
}

fn next<T>(items: &Mutex<impl Iterator<Item = T>>) -> Option<T> {
    items.lock().ok()?.next()
}
