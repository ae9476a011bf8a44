//! Work that may need more of a stack than the thread that asks for it has.

/// Enough for the longest chain of operators that an expression may have, whose every link takes its
/// part of the stack. Only what is used of it is taken from the system.
const STACK_BYTES: usize = 64 * 1024 * 1024;

/// Does a piece of work on a large stack, and waits for it: what comes of it is the same as without.
///
/// # Errors
/// What the work says, or that it could not be done.
pub(crate) fn apart<T: Send>(work: impl FnOnce() -> Result<T, String> + Send) -> Result<T, String> {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK_BYTES);
        let done = match thread.spawn_scoped(scope, work) {
            Ok(thread) => thread.join(),
            Err(error) => return Err(format!("could not be read: {error}")),
        };
        done.unwrap_or_else(|_| Err("could not be read".to_owned()))
    })
}
