import { getEventListeners } from "node:events";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  LightspeedClient,
  LightspeedTransportError,
  type AwaitRunOptions,
  type EventCursor,
} from "../src/index.js";
import { completed, event, page } from "./support/event-pages.js";
import { raw, refusal, scriptedFetch, silence, type Reply, type SentCall } from "./support/scripted-fetch.js";

/** Awaits run 1 over these pages; the last one serves every further read. */
function follow(replies: Reply[], options: AwaitRunOptions = {}) {
  const { fetch, calls } = scriptedFetch(...replies);
  const client = new LightspeedClient({ endpoint: "http://gateway.test/rpc", fetch });
  const seen: number[] = [];
  const end = client.awaitRun("s", "run_1", {
    onEvent: (event) => seen.push(event.cursor.seq),
    ...options,
  });
  end.catch(() => {});
  return { calls, seen, end };
}

/** Where each read began. */
function afters(calls: SentCall[]): unknown[] {
  return calls.map((call) => (call.params["after"] as EventCursor | undefined)?.seq ?? null);
}

/** Answers an empty page only after the time the server was asked to wait. */
function waited(members: Record<string, unknown> = {}): Reply {
  return async (call) => {
    await new Promise((done) => setTimeout(done, call.params["waitMs"] as number));
    return page([], members)(call);
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("the end of a run", () => {
  it.each([
    ["completed", event(3, "runCompleted", { runId: "run_1", output: null })],
    ["failed", event(3, "runFailed", { runId: "run_1", kind: "model_failure", message: "no" })],
    ["cancelled", event(3, "runCancelled", { runId: "run_1" })],
  ])("resolves with its status, event and place: %s", async (status, last) => {
    const { end, seen } = follow([page([event(2, "runStarted", { runId: "run_1" }), last])]);
    await expect(end).resolves.toEqual({ status, event: last, cursor: { seq: 3 } });
    expect(seen).toEqual([2, 3]);
  });

  it("is that of the run that was asked for", async () => {
    const { end, seen } = follow([page([completed(2, "run_10")]), page([completed(3)])]);
    expect((await end).cursor).toEqual({ seq: 3 });
    expect(seen).toEqual([2, 3]);
  });

  it("comes once, though the log tells it twice", async () => {
    for (const second of [completed(2), completed(3), event(3, "runFailed", { runId: "run_1" })]) {
      const { end, seen } = follow([page([completed(2), second, event(4, "sessionClosed")])]);
      await expect(end).resolves.toMatchObject({ status: "completed", cursor: { seq: 2 } });
      expect(seen).toEqual([2]);
    }
  });

  it("is taken even before the run's other events", async () => {
    const late = event(3, "turnCompleted", { turnId: "turn_1" });
    const { end } = follow([page([completed(2), late])]);
    await expect(end).resolves.toMatchObject({ status: "completed", cursor: { seq: 2 } });
  });
});

describe("the reads of a waiting client", () => {
  it("ask for 30 seconds and go on after the last event received", async () => {
    const { end, calls } = follow([
      page([event(1, "sessionOpened"), event(2, "runStarted")], { complete: false }),
      page([completed(3)]),
    ]);
    await end;
    expect(calls.map((call) => call.params)).toEqual([
      { sessionId: "s", waitMs: 30_000 },
      { sessionId: "s", after: { seq: 2 }, waitMs: 30_000 },
    ]);
  });

  it("begin where they are told, with the limit and wait they are given", async () => {
    const options = { after: { seq: 7 }, limit: 5, waitMs: 1_000 };
    const { end, calls } = follow([page([completed(8)])], options);
    await end;
    expect(calls[0]?.params).toEqual({ sessionId: "s", ...options });
  });

  it("lose nothing when an empty page has a head that is ahead", async () => {
    const { end, calls, seen } = follow([
      page([event(1, "runStarted")]),
      page([], { headCursor: { seq: 3 } }),
      page([event(2, "turnStarted"), completed(3)]),
    ]);
    await vi.runAllTimersAsync();
    await end;
    expect(afters(calls)).toEqual([null, 1, 1]);
    expect(seen).toEqual([1, 2, 3]);
  });

  it("go by the events and not by a `nextCursor` that is ahead of them", async () => {
    const { end, calls } = follow([
      page([event(1, "runStarted")], { nextCursor: { seq: 5 }, headCursor: { seq: 5 } }),
      page([completed(2)], { headCursor: { seq: 5 } }),
    ]);
    await end;
    expect(afters(calls)).toEqual([null, 1]);
  });

  it("take an event once when the server repeats the one they go on after", async () => {
    const { end, seen } = follow([
      page([event(1, "a"), event(2, "b")]),
      page([event(2, "b"), event(3, "c"), event(3, "c"), completed(4)]),
    ]);
    await end;
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it("pass on kinds they do not know, and members too", async () => {
    const strange = event(1, "runTeleported", { runId: "run_1", to: "Mars" });
    const seen: unknown[] = [];
    const { end } = follow([page([strange, event(2, "toString"), completed(3)])], {
      onEvent: (event) => seen.push(event),
    });
    await expect(end).resolves.toMatchObject({ status: "completed" });
    expect(seen[0]).toEqual(strange);
    expect(seen).toHaveLength(3);
  });

  it("fail with the run still unknown when the server refuses one", async () => {
    const { end, calls } = follow([
      page([event(1, "runStarted")]),
      refusal(-32001, "no access", { kind: "unauthenticated", message: "no access" }),
    ]);
    await expect(end).rejects.toMatchObject({ kind: "unauthenticated", method: "session/events/read" });
    expect(calls).toHaveLength(2);
  });

  it("fail when the connection does, without trying again", async () => {
    const { end, calls } = follow([page([event(1, "runStarted")]), raw("", 502), page([completed(2)])]);
    await expect(end).rejects.toMatchObject({ name: "LightspeedTransportError", status: 502 });
    expect(calls).toHaveLength(2);
  });

  it("fail ten seconds after the server should have answered", async () => {
    const { end } = follow([silence], { waitMs: 3_000 });
    await vi.advanceTimersByTimeAsync(13_000);
    await expect(end).rejects.toMatchObject({ message: expect.stringContaining("13000 ms") });
  });
});

describe("a server that answers at once with nothing", () => {
  it("is read ever more slowly, and loses nothing by it", async () => {
    const times: number[] = [];
    const note = (reply: Reply): Reply => (call) => {
      times.push(Date.now());
      return reply(call);
    };
    const empty = Array.from({ length: 100 }, () => note(page([], { headCursor: { seq: 9 } })));
    const { end, calls } = follow([...empty, note(page([completed(10)]))], { waitMs: 30_000 });

    await vi.advanceTimersByTimeAsync(250_000);

    await expect(end).resolves.toMatchObject({ status: "completed" });
    expect(calls).toHaveLength(101);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(gaps.slice(0, 6)).toEqual([100, 200, 400, 800, 1_600, 2_000]);
    expect(new Set(gaps.slice(5))).toEqual(new Set([2_000]));
  });

  it("is read at the first pace again once it sent an event", async () => {
    const empty = page([]);
    const script = [empty, empty, empty, page([event(1, "runStarted")]), empty, page([completed(2)])];
    const { end } = follow(script);
    await vi.advanceTimersByTimeAsync(700 + 100);
    await expect(end).resolves.toMatchObject({ status: "completed" });
  });

  it("is left alone at once when the wait is aborted during a pause", async () => {
    const stop = new AbortController();
    const { end, calls } = follow([page([])], { signal: stop.signal });
    await vi.advanceTimersByTimeAsync(350);
    const reads = calls.length;
    stop.abort();
    await expect(end).rejects.toBe(stop.signal.reason);
    expect(calls).toHaveLength(reads);
    expect(getEventListeners(stop.signal, "abort")).toHaveLength(0);
  });

  it("is not flooded when it is asked not to wait", async () => {
    const stop = new AbortController();
    const { end, calls } = follow([page([])], { waitMs: 0, signal: stop.signal });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(calls.length).toBeLessThan(20);
    stop.abort();
    await expect(end).rejects.toBe(stop.signal.reason);
  });

  it("is read again without a pause as long as it waits as asked", async () => {
    const waits = Array.from({ length: 20 }, () => waited());
    const { end, calls } = follow([...waits, page([completed(1)])], { waitMs: 500 });
    await vi.advanceTimersByTimeAsync(20 * 500);
    await expect(end).resolves.toMatchObject({ status: "completed" });
    expect(calls).toHaveLength(21);
  });
});

describe("a gap", () => {
  const gap = (through: number, requested: number | null = null) => ({
    requestedAfter: requested === null ? null : { seq: requested },
    retainedAfter: { seq: through },
    nextCursor: { seq: through },
  });

  it("shows in `onPage`, and the events after it follow", async () => {
    const gaps: unknown[] = [];
    const { end, seen, calls } = follow(
      [page([event(8, "runStarted")], { gap: gap(7), complete: false }), page([completed(9)])],
      { onPage: (page) => gaps.push(page.result.gap) },
    );
    await end;
    expect(gaps).toEqual([gap(7), undefined]);
    expect(seen).toEqual([8, 9]);
    expect(afters(calls)).toEqual([null, 8]);
  });

  it("on an empty page is passed where the page says", async () => {
    const { end, calls } = follow([page([], { gap: gap(7) }), page([completed(8)])]);
    await vi.runAllTimersAsync();
    await end;
    expect(afters(calls)).toEqual([null, 7]);
  });

  it("on an empty page is passed by what is retained when it names no next cursor", async () => {
    const { end, calls } = follow([
      page([], { gap: { requestedAfter: null, retainedAfter: { seq: 4 }, nextCursor: null } }),
      page([completed(5)]),
    ]);
    await vi.runAllTimersAsync();
    await end;
    expect(afters(calls)).toEqual([null, 4]);
  });

  it.each([
    ["to the same place", gap(7, 7)],
    ["backwards", gap(3, 7)],
    ["nowhere", { requestedAfter: { seq: 7 }, retainedAfter: null, nextCursor: null }],
  ])("that leads %s is an error and not a loop", async (_, stuck) => {
    const { end, calls } = follow([page([], { gap: stuck })], { after: { seq: 7 } });
    await expect(end).rejects.toThrow(/gap after event 7/);
    await expect(end).rejects.toBeInstanceOf(LightspeedTransportError);
    expect(calls).toHaveLength(1);
  });

  it("ends the wait when `onPage` throws", async () => {
    const { end, seen } = follow([page([completed(8)], { gap: gap(7) })], {
      onPage(page) {
        if (page.result.gap) throw new Error("reconcile first");
      },
    });
    await expect(end).rejects.toThrow("reconcile first");
    expect(seen).toEqual([]);
  });
});

describe("a page that no correct log gives", () => {
  it.each([
    ["events that go backwards", [page([event(3, "a"), event(2, "b")])], /event 2 came after event 3/],
    ["events below the cursor", [page([event(5, "a")]), page([event(4, "b")])], /event 4 came after event 5/],
    ["a head that goes backwards", [page([event(5, "a")]), page([], { headCursor: { seq: 3 } })], /ends at event 3/],
    ["an event without a cursor", [page([{ sessionId: "s", kind: { type: "a" } }])], /sequence number/],
    ["an event of another session", [page([{ ...event(1, "a"), sessionId: "other" }])], /another session/],
    ["an event 0", [page([event(0, "a")])], /event 0/],
    ["a sequence number that is not exact", [page([event(2 ** 53, "a")])], /2\^53/],
    ["an event without a kind", [page([{ cursor: { seq: 1 } }])], /kind/],
    ["an event that is null", [page([null])], /kind/], ["events that are no list", [page([], { events: {} })], /`events`/],
  ])("is an error: %s", async (_, replies, message) => {
    const { end } = follow(replies);
    await expect(end).rejects.toThrow(message);
    await expect(end).rejects.toMatchObject({ method: "session/events/read", status: 200 });
  });

  it("does not come of a cursor of the caller's that is ahead of the log", async () => {
    const script = [page([], { headCursor: { seq: 3 } }), page([completed(10)])];
    const { end } = follow(script, { after: { seq: 9 } });
    await vi.runAllTimersAsync();
    await expect(end).resolves.toMatchObject({ cursor: { seq: 10 } });
  });

  it("does not come of a head that was looked at before the events were taken", async () => {
    const { end } = follow([page([event(1, "a"), completed(2)], { headCursor: { seq: 1 } })]);
    await expect(end).resolves.toMatchObject({ cursor: { seq: 2 } });
  });

  it("does not come of an absent or null list of events", async () => {
    const { end } = follow([page([], { events: null }), page([completed(1)])]);
    await vi.runAllTimersAsync();
    await expect(end).resolves.toMatchObject({ status: "completed" });
  });
});

describe("the callbacks", () => {
  it("come in order: the page, its events, then the heartbeat with the cursor to resume from", async () => {
    const log: unknown[] = [];
    const { end } = follow(
      [page([]), page([event(1, "a"), event(2, "b")]), page([completed(3), event(4, "c")])],
      {
        onPage: (page) => log.push(`page of ${page.result.events.length}`),
        onEvent: (event) => log.push(event.cursor.seq),
        heartbeat: (cursor) => log.push(cursor),
      },
    );
    await vi.runAllTimersAsync();
    await end;
    expect(log).toEqual([
      "page of 0", null,
      "page of 2", 1, 2, { seq: 2 },
      "page of 2", 3, { seq: 3 },
    ]);
  });

  it("are awaited one by one", async () => {
    const log: string[] = [];
    const slow = (name: string) => async () => {
      log.push(`${name} begins`);
      await new Promise((done) => setTimeout(done, 10));
      log.push(`${name} ends`);
    };
    const { end } = follow([page([completed(1)])], {
      onPage: slow("page"),
      onEvent: slow("event"),
      heartbeat: slow("heartbeat"),
    });
    await vi.runAllTimersAsync();
    await end;
    const names = ["page", "event", "heartbeat"];
    expect(log).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it.each(["onPage", "onEvent", "heartbeat"] as const)(
    "end the wait with what they throw: %s",
    async (callback) => {
      const error = new Error("disk full");
      const throwing = follow([page([event(1, "a")])], { [callback]: () => { throw error; } });
      await expect(throwing.end).rejects.toBe(error);
      const rejecting = follow([page([event(1, "a")])], { [callback]: async () => { throw error; } });
      await expect(rejecting.end).rejects.toBe(error);
      expect(rejecting.calls).toHaveLength(1);
    },
  );

  it("are not called any more once the wait is aborted", async () => {
    const stop = new AbortController();
    const seen: number[] = [];
    const { end, calls } = follow([page([event(1, "a"), event(2, "b"), completed(3)])], {
      signal: stop.signal,
      onEvent(event) {
        seen.push(event.cursor.seq);
        if (event.cursor.seq === 2) stop.abort();
      },
    });
    await expect(end).rejects.toMatchObject({ name: "AbortError" });
    expect(seen).toEqual([1, 2]);
    expect(calls).toHaveLength(1);
  });
});

describe("an aborted wait", () => {
  it("rejects with the signal's reason and stops the read", async () => {
    const stop = new AbortController();
    const { end, calls } = follow([silence], { signal: stop.signal });
    await vi.advanceTimersByTimeAsync(1_000);
    stop.abort();
    await expect(end).rejects.toBe(stop.signal.reason);
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it("reads nothing when its signal is aborted before", async () => {
    const { end, calls } = follow([page([])], { signal: AbortSignal.abort("too late") });
    await expect(end).rejects.toBe("too late");
    expect(calls).toHaveLength(0);
  });

  it("leaves no listener on the signal", async () => {
    const { signal } = new AbortController();
    const { end } = follow([page([]), page([event(1, "a")]), page([completed(2)])], { signal });
    await vi.runAllTimersAsync();
    await end;
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });
});
