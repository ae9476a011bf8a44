import type { SessionEventView } from "../../src/index.js";
import { success, type Reply } from "./scripted-fetch.js";

/** An event of run 1 in the session `s`; `members` are those of its kind. */
export function event(seq: number, type: string, members: object = {}): SessionEventView {
  return {
    cursor: { seq },
    sessionId: "s",
    observedAtMs: 1_700_000_000_000 + seq,
    joins: { runId: "run_1" },
    kind: { type, ...members },
  } as SessionEventView;
}

/** The event that completes a run, the first one unless told otherwise. */
export function completed(seq: number, runId = "run_1"): SessionEventView {
  return event(seq, "runCompleted", { runId, output: null });
}

/** A forward page; its other members follow from its events unless they are given. */
export function page(events: unknown[], members: Record<string, unknown> = {}): Reply {
  const last = (events.at(-1) as SessionEventView | undefined)?.cursor;
  const cursors = last === undefined ? {} : { nextCursor: last, headCursor: last };
  return success({ events, complete: true, ...cursors, ...members });
}
