import type { FetchLike } from "../../src/index.js";

/** A call as it left the client. */
export interface SentCall {
  url: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  id: number;
  method: string;
  params: Record<string, unknown>;
}

/** What a script answers a call with; the last reply serves every further call. */
export type Reply = (call: SentCall) => Response | Promise<Response>;

/** A stand-in for `fetch` that answers by a script and keeps what was sent. */
export function scriptedFetch(...replies: Reply[]): { fetch: FetchLike; calls: SentCall[] } {
  const calls: SentCall[] = [];
  const fetch: FetchLike = async (url, init) => {
    const call = { ...JSON.parse(init.body), url, headers: init.headers, signal: init.signal };
    calls.push(call);
    const reply = replies[Math.min(calls.length, replies.length) - 1];
    if (reply === undefined) throw new Error("the script has no reply");
    return reply(call);
  };
  return { fetch, calls };
}

/** Any body under any status. */
export function raw(body: string, status = 200): Reply {
  return () => new Response(body, { status });
}

/** A response to the call with these members beside its id. */
export function answer(members: Record<string, unknown>): Reply {
  return (call) => Response.json({ id: call.id, ...members });
}

/** A success with this data. */
export function success(result: unknown): Reply {
  return answer({ result: { result } });
}

/** A refusal. */
export function refusal(code: number, message: string, data?: unknown): Reply {
  return answer({ error: { code, message, ...(data === undefined ? {} : { data }) } });
}

/** Never answers, and rejects like `fetch` when it is stopped. */
export const silence: Reply = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
