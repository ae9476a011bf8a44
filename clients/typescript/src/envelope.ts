import { LightspeedRpcError, LightspeedTransportError } from "./errors.js";
import type { AgentApiOutcome } from "./generated/types.js";

/** A response whose body has been read. */
export interface ReceivedResponse {
  readonly status: number;
  readonly body: string;
}

/** The body of a call. */
export function encodeRequest(id: number, method: string, params: unknown): string {
  return JSON.stringify({ jsonrpc: "2.0", id, method, params });
}

/**
 * The outcome a response carries.
 *
 * Only the frame is judged; the method's own data is handed on as it came. A member that is null
 * counts as absent, and `jsonrpc` is not looked at, since servers may leave it out.
 *
 * @throws LightspeedRpcError when the server refused the call.
 * @throws LightspeedTransportError when the response is not an answer to this request.
 */
export function decodeResponse(
  method: string,
  id: number,
  response: ReceivedResponse,
): AgentApiOutcome<unknown> {
  // The status comes first: what a proxy sends with an error status is not for us to parse.
  if (response.status !== 200) {
    throw new LightspeedTransportError(`HTTP status ${response.status}`, { method, ...response });
  }
  const broken = (rule: string): LightspeedTransportError =>
    new LightspeedTransportError(`invalid response: ${rule}`, { method, ...response });

  const answer = parseJson(response.body);
  if (answer === undefined) throw broken("the body is not JSON");
  if (!isObject(answer)) throw broken("the body is not an object");
  if (answer["id"] !== id) throw broken(`\`id\` is not that of the request, ${id}`);

  const { result, error } = answer;
  if (isPresent(result) && isPresent(error)) throw broken("it has both `result` and `error`");
  if (isPresent(error)) throw refusal(method, error) ?? broken("`error` is not an error object");
  if (!isPresent(result)) throw broken("it has neither `result` nor `error`");
  if (!isOutcome(result)) throw broken("`result` is not an outcome with a `result` of its own");
  return result;
}

function refusal(method: string, error: unknown): LightspeedRpcError | undefined {
  if (!isObject(error)) return undefined;
  const { code, message, data } = error;
  if (!Number.isInteger(code) || typeof message !== "string") return undefined;
  return new LightspeedRpcError({ code: code as number, message, data, method });
}

function isOutcome(value: unknown): value is AgentApiOutcome<unknown> {
  return (
    isObject(value) &&
    isObject(value["result"]) &&
    (!isPresent(value["notifications"]) || Array.isArray(value["notifications"]))
  );
}

/** The parsed text; undefined, which no JSON text parses to, when it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}
