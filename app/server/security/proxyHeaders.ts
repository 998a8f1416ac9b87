import type { IncomingMessage } from "node:http";
import { newUuid } from "~/lib/uuid";

const REPLACED = /^(?:forwarded|x-forwarded-.+|x-real-ip|x-request-id|host)$/i;
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Address of the caller: the last entry of X-Forwarded-For when an own proxy stands in front, else the connection's.
 */
export function clientAddress(incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? incoming.headers["x-forwarded-for"] : undefined;
  const chain = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  return chain?.split(",").at(-1)?.trim() || (incoming.socket.remoteAddress ?? "unbekannt");
}

/**
 * Id of the request for log and error page: that of the own proxy or portal in front when there is one, else a fresh
 * one.
 */
export function requestIdOf(incoming: IncomingMessage, trustProxy: boolean): string {
  const given = trustProxy ? incoming.headers["x-request-id"] : undefined;
  return typeof given === "string" && REQUEST_ID.test(given) ? given : newUuid();
}

/**
 * Replaces every header by which a caller could pretend to be someone else: what proxies write is dropped, host and
 * request id become ours. Call it before anything else reads the message, after the two functions above.
 */
export function cleanHeaders(
  incoming: IncomingMessage,
  { publicUrl, requestId }: { publicUrl: string; requestId: string },
): void {
  const own = { host: new URL(publicUrl).host, "x-request-id": requestId };
  const kept: string[] = [];
  const raw = incoming.rawHeaders;
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? "";
    if (!REPLACED.test(name)) kept.push(name, raw[index + 1] ?? "");
  }
  const named = Object.entries(incoming.headers).filter(([name]) => !REPLACED.test(name));
  incoming.headers = { ...Object.fromEntries(named), ...own };
  incoming.rawHeaders = [...kept, ...Object.entries(own).flat()];
}
