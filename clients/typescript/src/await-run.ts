import { LightspeedTransportError } from "./errors.js";
import { EventOrderError, startAt, takePage } from "./event-position.js";
import { runEndOf, type AwaitRunOptions, type EventPage, type RunEnd } from "./events.js";
import type { EventCursor } from "./generated/types.js";
import { ReadPace } from "./read-pace.js";

/** Reads one forward page. */
type ReadPage = (after: EventCursor | null, waitMs: number) => Promise<EventPage>;

const DEFAULT_WAIT_MS = 30_000;

/** Follows the events until one ends the run. */
export async function followRun(
  read: ReadPage,
  sessionId: string,
  runId: string,
  options: AwaitRunOptions,
): Promise<RunEnd> {
  const { signal, onEvent, onPage, heartbeat, waitMs = DEFAULT_WAIT_MS } = options;
  const pace = new ReadPace();
  let position = startAt(options.after ?? null);

  for (;;) {
    const startedAt = performance.now();
    const page = await read(position.after, waitMs);
    const tookMs = performance.now() - startedAt;

    const taken = inOrder(() => takePage(position, page.result, sessionId));
    await onPage?.(page);
    for (const event of taken.events) {
      signal?.throwIfAborted();
      await onEvent?.(event);
      const end = runEndOf(event, runId);
      if (end !== undefined) {
        await heartbeat?.(end.cursor);
        return end;
      }
    }
    position = taken.position;
    await heartbeat?.(position.after);

    if (taken.events.length > 0) {
      pace.advanced();
    } else {
      const spentMs = performance.now() - startedAt;
      await pause(pace.idle({ waitMs, tookMs }) - spentMs, signal);
    }
  }
}

function inOrder<T>(judge: () => T): T {
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof EventOrderError)) throw error;
    throw new LightspeedTransportError(`invalid response: ${error.message}`, {
      method: "session/events/read",
      status: 200,
    });
  }
}

/** Waits; rejects with the signal's reason as soon as it is aborted. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, ms);
    signal?.addEventListener("abort", abort, { once: true });
    if (signal?.aborted) abort();
  });
}
