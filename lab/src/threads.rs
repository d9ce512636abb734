//! Work shared among threads, with the same result on any number of them.

use rayon::iter::{IndexedParallelIterator as _, IntoParallelIterator as _, ParallelIterator as _};
use rayon::{ThreadPool, ThreadPoolBuilder};

/// The results of `job` for every number below `count`, in their order.
pub(crate) fn in_order<T: Send>(
    threads: usize,
    count: usize,
    job: impl Fn(usize) -> T + Send + Sync,
) -> Vec<T> {
    pool(threads).install(|| (0..count).into_par_iter().with_max_len(1).map(job).collect())
}

/// The results of `job` for every number below `count`, joined in their order as they come in, so
/// that they need not be kept. Joining must be associative. `None` if there is nothing to do.
pub(crate) fn joined<T: Send>(
    threads: usize,
    count: usize,
    job: impl Fn(usize) -> T + Send + Sync,
    join: impl Fn(T, T) -> T + Send + Sync,
) -> Option<T> {
    let jobs = || (0..count).into_par_iter().with_max_len(1).map(job);
    pool(threads).install(|| jobs().reduce_with(join))
}

fn pool(threads: usize) -> ThreadPool {
    let builder = ThreadPoolBuilder::new().num_threads(threads.max(1));
    builder.build().expect("the system can start the threads")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_their_numbers() {
        let squares: Vec<usize> = (0..1000).map(|number| number * number).collect();
        let digits: String = (0..1000).map(|number| number.to_string()).collect();
        for threads in [0, 1, 2, 5] {
            assert_eq!(in_order(threads, 1000, |number| number * number), squares);
            let all = joined(threads, 1000, |number| number.to_string(), |a, b| a + &b);
            assert_eq!(all.as_ref(), Some(&digits));
        }
        assert!(in_order(2, 0, |number| number).is_empty());
        assert_eq!(joined(2, 0, |number| number, |a, b| a + b), None);
    }
}
