import { describe, expect, it, vi } from "vitest";

import { LightspeedClient, type InputItem } from "../src/index.js";
import { page } from "./support/event-pages.js";
import { scriptedFetch, silence, success, type Reply } from "./support/scripted-fetch.js";

const ITEMS: InputItem[] = [{ type: "text", text: "Draft the notes." }];

function scriptedClient(...replies: Reply[]) {
  const { fetch, calls } = scriptedFetch(...replies);
  return { client: new LightspeedClient({ endpoint: "http://gateway.test/rpc", fetch }), calls };
}

describe("startRun", () => {
  it("sends the items as input under the id it is given", async () => {
    const { client, calls } = scriptedClient(success({ run: { id: "run_1" } }));

    const { result } = await client.startRun("s", ITEMS, {
      submissionId: "draft-1",
      config: { limits: { maxTurns: 3 } },
      notifyOnTerminal: { token: "job" },
    });

    expect(result.run.id).toBe("run_1");
    expect(calls[0]).toMatchObject({ method: "session/runs/start" });
    expect(calls[0]?.params).toEqual({
      sessionId: "s",
      source: { type: "input", items: ITEMS },
      submissionId: "draft-1",
      config: { limits: { maxTurns: 3 } },
      notifyOnTerminal: { token: "job" },
    });
  });

  it("makes a new id for each call without one", async () => {
    const { client, calls } = scriptedClient(success({ run: {} }));
    await client.startRun("s", ITEMS);
    await client.startRun("s", ITEMS);

    const ids = calls.map((call) => call.params["submissionId"]);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(Object.keys(calls[0]?.params ?? {})).toEqual(["sessionId", "source", "submissionId"]);
  });

  it("can be aborted", async () => {
    const { client } = scriptedClient(silence);
    const stop = new AbortController();
    const started = client.startRun("s", ITEMS, { signal: stop.signal });
    stop.abort();
    await expect(started).rejects.toBe(stop.signal.reason);
  });
});

describe("readEvents", () => {
  it("sends only what it is given", async () => {
    const { client, calls } = scriptedClient(page([]));
    await client.readEvents("s");
    await client.readEvents("s", { after: null, before: null, limit: undefined });
    await client.readEvents("s", { after: { seq: 4 }, limit: 10, waitMs: 0 });
    await client.readEvents("s", { direction: "backward", before: { seq: 9 }, limit: 2 });

    expect(calls.map((call) => call.params)).toEqual([
      { sessionId: "s" },
      { sessionId: "s" },
      { sessionId: "s", after: { seq: 4 }, limit: 10, waitMs: 0 },
      { sessionId: "s", direction: "backward", before: { seq: 9 }, limit: 2 },
    ]);
  });

  it("hands over the outcome with its gap", async () => {
    const gap = { requestedAfter: null, retainedAfter: { seq: 3 }, nextCursor: { seq: 3 } };
    const { client } = scriptedClient(page([], { gap }));
    expect((await client.readEvents("s")).result.gap).toEqual(gap);
  });

  it.each([
    [{ waitMs: 2_000 }, 12_000],
    [{ waitMs: 30_000 }, 40_000],
    [{ waitMs: 0 }, 500],
    [{}, 500],
  ])("gives the server the time it was asked to wait and ten seconds: %j", async (options, ms) => {
    vi.useFakeTimers();
    try {
      const { fetch } = scriptedFetch(silence);
      const endpoint = "http://gateway.test/rpc";
      const client = new LightspeedClient({ endpoint, fetch, timeoutMs: 500 });
      const read = client.readEvents("s", options).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await read).toMatchObject({ message: `session/events/read: no answer within ${ms} ms` });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([-1, 0.5, Number.NaN, Infinity])("refuses to wait %d ms", async (waitMs) => {
    const { client, calls } = scriptedClient(page([]));
    await expect(client.readEvents("s", { waitMs })).rejects.toThrow(RangeError);
    expect(calls).toHaveLength(0);
  });

  it("does not mistake a very long wait for none", async () => {
    vi.useFakeTimers();
    try {
      const { client, calls } = scriptedClient(silence);
      const stop = new AbortController();
      const read = client.readEvents("s", { waitMs: 2 ** 53 - 1, signal: stop.signal });
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(calls[0]?.signal.aborted).toBe(false);
      stop.abort();
      await expect(read).rejects.toBe(stop.signal.reason);
    } finally {
      vi.useRealTimers();
    }
  });
});
