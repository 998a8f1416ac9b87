import type { IncomingMessage } from "node:http";

const FORWARDED = /^(?:forwarded|x-forwarded-.+|x-real-ip)$/i;

/** Address of the caller: the last entry of X-Forwarded-For when an own proxy stands in front, else the connection's. */
export function clientAddress(incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? incoming.headers["x-forwarded-for"] : undefined;
  const chain = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  return chain?.split(",").at(-1)?.trim() || (incoming.socket.remoteAddress ?? "unbekannt");
}

/**
 * Removes every header by which a caller could pretend to be someone else, and fixes the host to the configured one.
 * Call it before anything else reads the message, after `clientAddress`.
 */
export function cleanHeaders(incoming: IncomingMessage, publicUrl: string): void {
  const kept: string[] = [];
  const raw = incoming.rawHeaders;
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? "";
    if (FORWARDED.test(name) || name.toLowerCase() === "host") continue;
    kept.push(name, raw[index + 1] ?? "");
  }
  const { host } = new URL(publicUrl);
  const named = Object.entries(incoming.headers).filter(([name]) => !FORWARDED.test(name));
  incoming.headers = { ...Object.fromEntries(named), host };
  incoming.rawHeaders = [...kept, "Host", host];
}
