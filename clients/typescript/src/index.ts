/**
 * Client of the Lightspeed agent API: typed calls, and helpers to start runs and follow events.
 *
 * @packageDocumentation
 */
export { LightspeedClient } from "./client.js";
export type { CallOptions, LightspeedClientOptions, StartRunOptions } from "./client.js";
export { LightspeedRpcError, LightspeedTransportError } from "./errors.js";
export type { LightspeedErrorKind } from "./errors.js";
export type {
  AwaitRunOptions,
  EventPage,
  ReadEventsOptions,
  RunEnd,
  RunTerminalEvent,
} from "./events.js";
export type { FetchLike, TransportOptions } from "./transport.js";
export * from "./generated/methods.js";
export * from "./generated/types.js";
