import type {
  AgentApiOutcome,
  EventCursor,
  EventReadDirection,
  SessionEventKindView,
  SessionEventView,
  SessionEventsReadResponse,
} from "./generated/types.js";

/** A page of events as `session/events/read` answers it, in its envelope. */
export type EventPage = AgentApiOutcome<SessionEventsReadResponse>;

/** Selects a page of events. */
export interface ReadEventsOptions {
  /** `forward`, the default, follows the log; `backward` loads history. */
  direction?: EventReadDirection | undefined;
  /** Backward only: the events below this cursor. Null or absent starts at the newest. */
  before?: EventCursor | null | undefined;
  /** Forward only: the events above this cursor. Null or absent starts at the oldest. */
  after?: EventCursor | null | undefined;
  /** Most events on the page, 1 to 512; 128 when absent. */
  limit?: number | undefined;
  /**
   * Forward only: milliseconds the server waits when there is nothing above `after`; absent or 0
   * answers at once. The server waits 30,000 at most.
   */
  waitMs?: number | undefined;
  /** Ends the read; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/**
 * How a run is awaited. Callbacks may be asynchronous: each is awaited before anything else is
 * done, and what it throws ends the wait.
 */
export interface AwaitRunOptions {
  /**
   * The last event already handled. Null or absent begins with the oldest event. A terminal event
   * at or below this cursor is not seen: read the run first when that can be.
   */
  after?: EventCursor | null | undefined;
  /** Most events on a page, 1 to 512; 128 when absent. */
  limit?: number | undefined;
  /** Milliseconds the server waits for new events per read, 30,000 when absent. */
  waitMs?: number | undefined;
  /** Ends the wait; it then rejects with the signal's reason. The run goes on. */
  signal?: AbortSignal | undefined;
  /**
   * Called with each event above `after`, in order, whatever run it belongs to, up to and including
   * the terminal event. Kinds this version does not know come too.
   */
  onEvent?: ((event: SessionEventView) => unknown) | undefined;
  /**
   * Called with each page before its events, empty ones included. This is where `result.gap` shows:
   * events are missing, and the wait goes on after them unless this throws.
   */
  onPage?: ((page: EventPage) => unknown) | undefined;
  /**
   * Called after each page with the cursor to resume from: everything up to it has been handed to
   * `onEvent`. Null as long as nothing came.
   */
  heartbeat?: ((cursor: EventCursor | null) => unknown) | undefined;
}

/** The kinds of events that end a run, with the status each leads to. */
export const TERMINAL_STATUS = {
  runCompleted: "completed",
  runFailed: "failed",
  runCancelled: "cancelled",
} as const;

type TerminalKind = keyof typeof TERMINAL_STATUS;

/** The event that ended a run. */
export type RunTerminalEvent<Kind extends TerminalKind = TerminalKind> = Omit<
  SessionEventView,
  "kind"
> & { kind: Extract<SessionEventKindView, { type: Kind }> };

/** How a run ended. `status` tells which event `event` is. */
export type RunEnd = {
  [Kind in TerminalKind]: {
    /** The status the run ended with. */
    status: (typeof TERMINAL_STATUS)[Kind];
    /** The event that ended it. */
    event: RunTerminalEvent<Kind>;
    /** The place of that event; later events of the session lie after it. */
    cursor: EventCursor;
  };
}[TerminalKind];

/** What the event says about the end of this run; undefined when it does not end it. */
export function runEndOf(event: SessionEventView, runId: string): RunEnd | undefined {
  const kind: { type: string; runId?: unknown } = event.kind;
  if (!Object.hasOwn(TERMINAL_STATUS, kind.type) || kind.runId !== runId) return undefined;
  const status = TERMINAL_STATUS[kind.type as TerminalKind];
  return { status, event, cursor: event.cursor } as RunEnd;
}
