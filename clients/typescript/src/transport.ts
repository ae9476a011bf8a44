import { decodeResponse, encodeRequest, type ReceivedResponse } from "./envelope.js";
import { LightspeedTransportError } from "./errors.js";
import type { AgentApiOutcome } from "./generated/types.js";

/** What the client needs of `fetch`; the global one fits, and so does a stand-in of a few lines. */
export type FetchLike = (
  url: string,
  init: {
    method: "POST";
    headers: Record<string, string>;
    body: string;
    redirect: "manual";
    signal: AbortSignal;
  },
) => PromiseLike<{ readonly status: number; text(): PromiseLike<string> }>;

/** How a client reaches its gateway. */
export interface TransportOptions {
  /** The URL of the gateway's JSON-RPC endpoint, ending in `/rpc`, without user name or password. */
  endpoint: string | URL;
  /** Headers of every request, such as `authorization`. Errors never show their values. */
  headers?: Readonly<Record<string, string>>;
  /** Used in place of the global `fetch`. */
  fetch?: FetchLike;
}

/** One call on its way. */
interface Sending {
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** Carries calls over HTTP: one POST each, never repeated. */
export class Transport {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #fetch: FetchLike;
  #lastId = 0;

  constructor(options: TransportOptions) {
    this.#url = checkEndpoint(options.endpoint);
    this.#headers = {
      ...checkHeaders(options.headers ?? {}),
      accept: "application/json",
      "content-type": "application/json",
    };
    // Looked up per call, so that a global replaced later counts.
    this.#fetch = options.fetch ?? ((url, init) => fetch(url, init));
  }

  async send(
    method: string,
    params: unknown,
    { timeoutMs, signal }: Sending,
  ): Promise<AgentApiOutcome<unknown>> {
    signal?.throwIfAborted();
    const id = ++this.#lastId;
    const body = encodeRequest(id, method, params);
    const timeout = new DOMException(`no answer within ${timeoutMs} ms`, "TimeoutError");
    const response = await withDeadline(timeoutMs, timeout, signal, (stop) =>
      this.#post(method, body, stop),
    ).catch((reason: unknown) => {
      if (reason !== timeout) throw reason;
      throw new LightspeedTransportError(timeout.message, { method, cause: timeout });
    });
    return decodeResponse(method, id, response);
  }

  async #post(method: string, body: string, stop: AbortSignal): Promise<ReceivedResponse> {
    let status: number | undefined;
    try {
      const response = await this.#fetch(this.#url, {
        method: "POST",
        headers: { ...this.#headers },
        body,
        // A redirected call could carry the key elsewhere, or arrive as a GET.
        redirect: "manual",
        signal: stop,
      });
      status = response.status;
      return { status, body: await response.text() };
    } catch (cause) {
      const what = status === undefined ? "no response" : "the response broke off";
      const code = systemCode(cause);
      throw new LightspeedTransportError(code === undefined ? what : `${what} (${code})`, {
        method,
        ...(status === undefined ? {} : { status }),
        cause,
      });
    }
  }
}

/**
 * Runs `work` until it ends, the time is over (rejects with `timeout`) or the caller aborts
 * (rejects with the signal's reason), even when `work` does not heed the signal it is given.
 */
async function withDeadline<T>(
  timeoutMs: number,
  timeout: DOMException,
  signal: AbortSignal | undefined,
  work: (stop: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const abort = (): void => stop.abort(signal?.reason);
  signal?.addEventListener("abort", abort, { once: true });
  const timer = startTimer(timeoutMs, () => stop.abort(timeout));
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener("abort", () => reject(stop.signal.reason), { once: true });
  });
  try {
    // `stopped` stands first: `work` ends as well when it is stopped, with an error of its own.
    return await Promise.race([stopped, work(stop.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

/** The longest time a timer can be set to; one set to more would ring at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

function startTimer(ms: number, ring: () => void): ReturnType<typeof setTimeout> | undefined {
  return ms === Infinity ? undefined : setTimeout(ring, Math.min(ms, MAX_TIMER_MS));
}

function checkEndpoint(endpoint: string | URL): string {
  let url: URL;
  try {
    url = new URL(endpoint);
  } catch {
    throw new TypeError("endpoint: not a URL; give the whole one, such as http://127.0.0.1:18080/rpc");
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new TypeError("endpoint: must be an http or https URL");
  }
  // `fetch` refuses such a URL too, with a message that shows the password.
  if (url.username !== "" || url.password !== "") {
    throw new TypeError("endpoint: must not hold a user name or password; use `headers`");
  }
  return url.href;
}

/** The headers under lower-case names. `fetch` would refuse a bad value by showing it. */
function checkHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const checked: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    try {
      new Headers([[name, value]]);
    } catch {
      throw new TypeError(`headers: ${JSON.stringify(name)} has a name or value that HTTP does not allow`);
    }
    checked[name.toLowerCase()] = value;
  }
  return checked;
}

/** The first system code, such as ECONNREFUSED, in the chain of causes. */
function systemCode(cause: unknown): string | undefined {
  for (let depth = 0; depth < 8 && cause instanceof Error; depth++, cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[A-Z0-9_]+$/.test(cause.code)) {
      return cause.code;
    }
  }
  return undefined;
}
