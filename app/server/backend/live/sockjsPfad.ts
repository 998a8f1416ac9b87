import { LIVE_PFAD } from "~/contract/wire/live";

export type Transport = "xhr" | "xhr_streaming" | "xhr_send" | "websocket";

/** What an address below the base of the channel asks for. */
export type Ziel =
  { art: "gruss" } | { art: "info" } | { art: "roh" } | { art: "sitzung"; transport: Transport; sessionId: string };

const SITZUNG = /^\/([^/.]{1,128})\/([^/.]{1,128})\/(xhr|xhr_streaming|xhr_send|websocket)$/;

const isTransport = (name: string | undefined): name is Transport =>
  name === "xhr" || name === "xhr_streaming" || name === "xhr_send" || name === "websocket";

/**
 * Reads an address; undefined for what there is not, the transports for old browsers (JSONP, iframe, htmlfile,
 * eventsource) among it.
 */
export function readZiel(url: string): Ziel | undefined {
  const [path = ""] = url.split("?");
  const rest = path.slice(LIVE_PFAD.length);
  if (rest === "" || rest === "/") return { art: "gruss" };
  if (rest === "/info") return { art: "info" };
  if (rest === "/websocket") return { art: "roh" };
  const [, , sessionId, transport] = SITZUNG.exec(rest) ?? [];
  return sessionId !== undefined && isTransport(transport) ? { art: "sitzung", transport, sessionId } : undefined;
}
