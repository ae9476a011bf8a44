import { getEventListeners } from "node:events";

import { afterEach, describe, expect, it, vi } from "vitest";

import { LightspeedClient, LightspeedTransportError, type FetchLike } from "../src/index.js";
import { answer, raw, scriptedFetch, silence, success, type Reply } from "./support/scripted-fetch.js";

const ENDPOINT = "http://gateway.test/rpc";
const SECRET = "lsk_a-secret-that-nobody-may-see";

/** A client whose calls are answered by the script, and one call of it. */
function initialize(...replies: Reply[]) {
  const { fetch, calls } = scriptedFetch(...replies);
  const client = new LightspeedClient({ endpoint: ENDPOINT, fetch });
  return { calls, outcome: client.call("initialize", {}) };
}

async function failure(call: Promise<unknown>): Promise<LightspeedTransportError> {
  const error = await call.then(
    () => expect.fail("the call succeeded"),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(LightspeedTransportError);
  return error as LightspeedTransportError;
}

describe("a call", () => {
  it("posts one JSON-RPC request with the client's headers", async () => {
    const { fetch, calls } = scriptedFetch(success({}));
    const headers = { Authorization: `Bearer ${SECRET}`, "Content-Type": "text/plain" };
    const client = new LightspeedClient({ endpoint: new URL(ENDPOINT), headers, fetch });

    await client.call("session/read", { sessionId: "s" });

    expect(calls).toEqual([
      {
        jsonrpc: "2.0",
        id: 1,
        method: "session/read",
        params: { sessionId: "s" },
        url: ENDPOINT,
        headers: {
          authorization: `Bearer ${SECRET}`,
          accept: "application/json",
          "content-type": "application/json",
        },
        signal: expect.any(AbortSignal),
      },
    ]);
  });

  it("has an id that no other call of the client has", async () => {
    const { fetch, calls } = scriptedFetch(success({}));
    const client = new LightspeedClient({ endpoint: ENDPOINT, fetch });

    await Promise.all(Array.from({ length: 50 }, () => client.call("initialize", {})));

    expect(new Set(calls.map((call) => call.id)).size).toBe(50);
  });

  it("keeps the envelope of a success, whether or not `jsonrpc` is there", async () => {
    const result = { result: { any: "data" }, notifications: [{ method: "error", params: {} }] };

    await expect(initialize(answer({ result })).outcome).resolves.toEqual(result);
    const labelled = answer({ jsonrpc: "2.0", result, error: null });
    await expect(initialize(labelled).outcome).resolves.toEqual(result);
  });

  it("takes an absent and a null list of notifications", async () => {
    await expect(initialize(success({})).outcome).resolves.toEqual({ result: {} });
    const explicit = { result: {}, notifications: null };
    await expect(initialize(answer({ result: explicit })).outcome).resolves.toEqual(explicit);
  });

  it("is sent once, however it ends", async () => {
    const { calls, outcome } = initialize(raw("busy", 503), success({}));
    await failure(outcome);
    expect(calls).toHaveLength(1);
  });
});

describe("a response that is no answer", () => {
  it.each([
    ["a plain refusal", 415, "expected a JSON content type"],
    ["an error page", 502, "<html><body>Bad gateway</body></html>"],
    ["an error page that is JSON", 429, '{"id":1,"result":{"result":{}}}'],
    ["a redirect", 307, ""],
    ["a success without a body", 204, null],
  ])("is reported by its status and body: %s", async (_, status, body) => {
    const error = await failure(initialize(() => new Response(body, { status })).outcome);
    expect(error).toMatchObject({ status, body: body ?? "", method: "initialize" });
    expect(error.message).toBe(`initialize: HTTP status ${status}`);
  });

  it.each([
    ["is not JSON", raw("<html></html>"), /not JSON/],
    ["is empty", raw(""), /not JSON/],
    ["was cut off", raw('{"id":1,"result":{"resu'), /not JSON/],
    ["is a batch", raw("[]"), /not an object/],
    ["has no id", raw('{"result":{"result":{}}}'), /`id`/],
    ["has another id", raw('{"id":2,"result":{"result":{}}}'), /`id`/],
    ["has the id as a text", raw('{"id":"1","result":{"result":{}}}'), /`id`/],
    ["has both", answer({ result: { result: {} }, error: { code: 1, message: "" } }), /both/],
    ["has neither", answer({}), /neither/],
    ["has only nulls", answer({ result: null, error: null }), /neither/],
    ["has no envelope", answer({ result: { protocolVersion: "1" } }), /outcome/],
    ["has a text for a result", answer({ result: "ok" }), /outcome/],
    ["has notifications that are no list", answer({ result: { result: {}, notifications: {} } }), /outcome/],
    ["has a text for an error", answer({ error: "no" }), /`error`/],
    ["has an error without a message", answer({ error: { code: -32603 } }), /`error`/],
    ["has an error with a text for a code", answer({ error: { code: "1", message: "" } }), /`error`/],
  ])("is reported with the rule it breaks: it %s", async (_, reply, rule) => {
    const error = await failure(initialize(reply).outcome);
    expect(error.message).toMatch(/^initialize: invalid response: /);
    expect(error.message).toMatch(rule);
    expect(error.status).toBe(200);
    expect(error.body).toBeTypeOf("string");
  });

  it("shows no more than the start of a long body", async () => {
    const error = await failure(initialize(raw("x".repeat(100_000), 500)).outcome);
    expect(error.body).toBe("x".repeat(4096));
  });
});

describe("a broken connection", () => {
  it("is reported with its cause and the system's code", async () => {
    const cause = new TypeError("fetch failed", {
      cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
    });
    const error = await failure(initialize(() => Promise.reject(cause)).outcome);
    expect(error).toMatchObject({ status: undefined, body: undefined, cause });
    expect(error.message).toBe("initialize: no response (ECONNREFUSED)");
  });

  it("is reported with the status when it breaks within the body", async () => {
    const cause = new TypeError("terminated");
    const body = new ReadableStream({ start: (stream) => stream.error(cause) });
    const error = await failure(initialize(() => new Response(body)).outcome);
    expect(error).toMatchObject({ status: 200, cause });
    expect(error.message).toBe("initialize: the response broke off");
  });
});

describe("a call that takes too long", () => {
  afterEach(() => void vi.useRealTimers());

  it("fails as a transport error when its time is over", async () => {
    vi.useFakeTimers();
    const { fetch, calls } = scriptedFetch(silence);
    const client = new LightspeedClient({ endpoint: ENDPOINT, fetch, timeoutMs: 5_000 });

    const outcome = failure(client.call("initialize", {}));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(calls[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);

    expect(calls[0]?.signal.aborted).toBe(true);
    const error = await outcome;
    expect(error.message).toBe("initialize: no answer within 5000 ms");
    expect(error.cause).toMatchObject({ name: "TimeoutError" });
  });

  it("fails even when `fetch` does not heed its signal", async () => {
    vi.useFakeTimers();
    const deaf: FetchLike = () => new Promise(() => {});
    const client = new LightspeedClient({ endpoint: ENDPOINT, fetch: deaf });
    const outcome = failure(client.call("initialize", {}, { timeoutMs: 10 }));
    await vi.advanceTimersByTimeAsync(10);
    expect((await outcome).cause).toMatchObject({ name: "TimeoutError" });
  });

  it("waits 100 seconds by default, and without bound when told so", async () => {
    vi.useFakeTimers();
    const { fetch } = scriptedFetch(silence);
    const client = new LightspeedClient({ endpoint: ENDPOINT, fetch });
    const bounded = failure(client.call("initialize", {}));
    const stop = new AbortController();
    const endless = client.call("initialize", {}, { timeoutMs: Infinity, signal: stop.signal });

    await vi.advanceTimersByTimeAsync(100_000);
    expect((await bounded).message).toMatch(/100000 ms/);
    expect(vi.getTimerCount()).toBe(0);

    stop.abort();
    await expect(endless).rejects.toBe(stop.signal.reason);
  });

  it("leaves no timer behind", async () => {
    vi.useFakeTimers();
    await initialize(success({})).outcome;
    await failure(initialize(raw("", 500)).outcome);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("an aborted call", () => {
  it("rejects with the signal's reason and stops the request", async () => {
    const { fetch, calls } = scriptedFetch(silence);
    const client = new LightspeedClient({ endpoint: ENDPOINT, fetch });
    const stop = new AbortController();
    const outcome = client.call("initialize", {}, { signal: stop.signal });
    const reason = new Error("the user left");

    stop.abort(reason);

    await expect(outcome).rejects.toBe(reason);
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it("is not sent when its signal is aborted before", async () => {
    const { fetch, calls } = scriptedFetch(success({}));
    const client = new LightspeedClient({ endpoint: ENDPOINT, fetch });
    const signal = AbortSignal.abort("too late");
    await expect(client.call("initialize", {}, { signal })).rejects.toBe("too late");
    expect(calls).toHaveLength(0);
  });

  it("leaves no listener on the signal it was given", async () => {
    const { fetch } = scriptedFetch(success({}), raw("", 500));
    const client = new LightspeedClient({ endpoint: ENDPOINT, fetch });
    const { signal } = new AbortController();
    await client.call("initialize", {}, { signal });
    await failure(client.call("initialize", {}, { signal }));
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });
});

describe("the options of a client", () => {
  it.each([
    ["/rpc", /whole one/],
    ["ftp://gateway.test/rpc", /http/],
    [`http://user:${SECRET}@gateway.test/rpc`, /user name or password/],
  ])("refuse the endpoint %#", (endpoint, message) => {
    const build = () => new LightspeedClient({ endpoint });
    expect(build).toThrow(TypeError);
    expect(build).toThrow(message);
    expect(build).not.toThrow(SECRET);
  });

  it.each([0, -1, Number.NaN])("refuse the timeout %d", (timeoutMs) => {
    expect(() => new LightspeedClient({ endpoint: ENDPOINT, timeoutMs })).toThrow(RangeError);
  });

  it("refuse a header that HTTP does not allow without showing its value", () => {
    const headers = { authorization: `Bearer ${SECRET}\nx: y` };
    const build = () => new LightspeedClient({ endpoint: ENDPOINT, headers });
    expect(build).toThrow(/"authorization"/);
    expect(build).not.toThrow(SECRET);
  });
});

describe("the value of a header", () => {
  it("is in no error and not in a printed client", async () => {
    const { inspect } = await import("node:util");
    const replies = [raw("", 401), raw("{}"), answer({ error: { code: -32001, message: "no" } })];
    const { fetch } = scriptedFetch(...replies, () => Promise.reject(new TypeError("fetch failed")));
    const headers = { authorization: `Bearer ${SECRET}` };
    const client = new LightspeedClient({ endpoint: ENDPOINT, headers, fetch });

    expect(inspect(client, { depth: 9, showHidden: true })).not.toContain(SECRET);
    for (let call = 0; call < 4; call++) {
      const error = await client.call("initialize", {}).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(SECRET);
    }
  });
});
