import type {
  EventCursor,
  SessionEventView,
  SessionEventsReadResponse,
} from "./generated/types.js";

/** How far a forward reader has come. A value: reading on makes a new one. */
export interface EventPosition {
  /** The last event received, or the place the reader was told to begin at; null is the start. */
  readonly after: EventCursor | null;
  /** The greatest sequence number any page has shown to exist. */
  readonly known: number;
}

/** A page that no correct log gives; continuing from it would lose events or never end. */
export class EventOrderError extends Error {}

/** What a page brought. */
export interface TakenPage {
  /** Where to read on. */
  readonly position: EventPosition;
  /** The events that had not been received before. */
  readonly events: readonly SessionEventView[];
}

/** The position of a reader that has read nothing yet. */
export function startAt(after: EventCursor | null): EventPosition {
  return { after, known: 0 };
}

/**
 * Takes a forward page.
 *
 * The position moves to events that were received, never to `headCursor`: the head may be ahead of
 * the page, and what lies between would be lost. The one other move is over a gap that the page
 * reports. An event sent twice in a row is taken once.
 *
 * @throws EventOrderError when the page goes backwards, is malformed, or its gap leads nowhere.
 */
export function takePage(
  position: EventPosition,
  page: SessionEventsReadResponse,
  sessionId: string,
): TakenPage {
  const events: SessionEventView[] = [];
  let { after, known } = position;
  for (const event of listed(page, sessionId)) {
    const seq = sequenceNumber(event.cursor, "an event");
    const last = after?.seq ?? 0;
    if (seq < last || seq === 0) throw new EventOrderError(`event ${seq} came after event ${last}`);
    if (seq === last) continue;
    events.push(event);
    after = event.cursor;
    known = Math.max(known, seq);
  }
  if (events.length === 0 && page.gap) after = overGap(after, page.gap);
  if (page.headCursor) {
    const head = sequenceNumber(page.headCursor, "`headCursor`");
    // Judged by earlier pages only: a server may look at the head before it takes the page.
    if (head < position.known) {
      throw new EventOrderError(`the log ends at event ${head} but had ${position.known} before`);
    }
    known = Math.max(known, head);
  }
  return { position: { after, known }, events };
}

/** The events as they came, once each has what it takes to be told apart; absent means none. */
function listed(page: SessionEventsReadResponse, sessionId: string): readonly SessionEventView[] {
  const events: unknown = page.events ?? [];
  if (!Array.isArray(events)) throw new EventOrderError("`events` is not an array");
  for (const event of events) {
    if (typeof event?.kind?.type !== "string") throw new EventOrderError("an event has no kind");
    // Run ids are numbered per session: another session's events would end the wrong wait.
    if (event.sessionId !== sessionId) {
      throw new EventOrderError("an event belongs to another session");
    }
  }
  return events as SessionEventView[];
}

/** Where to go on after an empty page with a gap. */
function overGap(
  after: EventCursor | null,
  gap: NonNullable<SessionEventsReadResponse["gap"]>,
): EventCursor {
  const next = gap.nextCursor ?? gap.retainedAfter;
  if (!next || sequenceNumber(next, "the gap's cursor") <= (after?.seq ?? 0)) {
    throw new EventOrderError(`the gap after event ${after?.seq ?? 0} tells no way past it`);
  }
  return next;
}

function sequenceNumber(cursor: EventCursor | null | undefined, of: string): number {
  const seq = cursor?.seq;
  if (!Number.isSafeInteger(seq) || (seq as number) < 0) {
    throw new EventOrderError(`${of} has no sequence number of 0 to 2^53 - 1`);
  }
  return seq as number;
}
