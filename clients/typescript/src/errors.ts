import { ERRORS, ERROR_KINDS_BY_CODE, type ErrorKind } from "./generated/methods.js";

/**
 * What went wrong in a refused call, for programs.
 *
 * `method_not_found` is a server without the method; `unknown` is a code that this version of the
 * client does not know.
 */
export type LightspeedErrorKind = ErrorKind | "method_not_found" | "unknown";

const METHOD_NOT_FOUND = -32601;

/**
 * The server answered, and refused the call.
 *
 * A refused call changed nothing, unless its kind is `internal`: then the outcome is open.
 */
export class LightspeedRpcError extends Error {
  /** The JSON-RPC code, such as -32010. */
  readonly code: number;
  /** What the code and the data mean; look at this first. */
  readonly kind: LightspeedErrorKind;
  /** The structured data as it came; undefined when the server sent none. */
  readonly data: unknown;
  /** The method that was called, by its wire name. */
  readonly method: string;

  constructor(details: { code: number; message: string; data?: unknown; method: string }) {
    super(details.message);
    this.name = "LightspeedRpcError";
    this.code = details.code;
    this.kind = kindOf(details.code, details.data);
    this.data = details.data;
    this.method = details.method;
  }
}

/**
 * No usable answer arrived: the connection failed or timed out, the status was not 200, or the
 * answer broke the protocol.
 *
 * Whether the server acted on the call is unknown. Repeat it with the same ids, or read first.
 */
export class LightspeedTransportError extends Error {
  /** The HTTP status; undefined when there was no response. */
  readonly status: number | undefined;
  /** The start of the response's body as text, at most 4,096 characters; undefined without one. */
  readonly body: string | undefined;
  /** The method that was called, by its wire name. */
  readonly method: string;

  constructor(
    message: string,
    details: { method: string; status?: number; body?: string; cause?: unknown },
  ) {
    super(`${details.method}: ${message}`, "cause" in details ? { cause: details.cause } : {});
    this.name = "LightspeedTransportError";
    this.method = details.method;
    this.status = details.status;
    this.body = details.body?.slice(0, MAX_KEPT_BODY);
  }
}

const MAX_KEPT_BODY = 4096;

/** The data's own kind when it is a listed one, else the first kind of the code. */
function kindOf(code: number, data: unknown): LightspeedErrorKind {
  const told = typeof data === "object" && data !== null && "kind" in data ? data.kind : undefined;
  return (
    ERRORS.find((error) => error.kind === told)?.kind ??
    ERROR_KINDS_BY_CODE[code]?.[0] ??
    (code === METHOD_NOT_FOUND ? "method_not_found" : "unknown")
  );
}
