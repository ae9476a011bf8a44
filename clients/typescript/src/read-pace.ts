/** A read that brought nothing new. */
export interface IdleRead {
  /** How long the server was asked to wait, in milliseconds. */
  readonly waitMs: number;
  /** How long the answer took, in milliseconds. */
  readonly tookMs: number;
}

/** The least time between two reads that bring nothing, in milliseconds. */
const FIRST_INTERVAL_MS = 100;
/** What that time grows to while a server keeps answering without waiting. */
const LAST_INTERVAL_MS = 2_000;

/**
 * Spaces out reads that bring nothing, so that a server which answers at once is not flooded.
 *
 * A server that waits as asked is read again without a pause.
 */
export class ReadPace {
  #early = 0;

  /** The last read brought events. */
  advanced(): void {
    this.#early = 0;
  }

  /** The least time from the start of the last read to the start of the next, in milliseconds. */
  idle({ waitMs, tookMs }: IdleRead): number {
    // Timers of two machines differ a little; nine tenths of the wait is the whole wait.
    const waited = waitMs > 0 && tookMs >= waitMs * 0.9;
    this.#early = waited ? 0 : this.#early + 1;
    const doublings = Math.max(this.#early - 1, 0);
    return Math.min(FIRST_INTERVAL_MS * 2 ** doublings, LAST_INTERVAL_MS);
  }
}
