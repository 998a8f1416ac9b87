import type { IncomingMessage, ServerResponse } from "node:http";

type Kopf = Record<string, string>;

const JAHR_SEKUNDEN = 31_536_000;
const OWN_SITE = new Set(["same-origin", "none"]);

/**
 * May this request use the channel? A browser says where a request comes from, by Origin or by Sec-Fetch-Site: it has
 * to be our own pages. Programs that say neither have a session and its token or get no further.
 */
export function isEigeneHerkunft({ headers }: IncomingMessage, publicUrl: string): boolean {
  const origins = [headers.origin, headers["sec-websocket-origin"]].filter((origin) => origin !== undefined);
  const site = headers["sec-fetch-site"];
  return (
    origins.every((origin) => origin === publicUrl) &&
    (typeof site !== "string" || OWN_SITE.has(site) || origins.length > 0)
  );
}

/** The headers by which a browser lets a page read the answer: only for our own origin, never for all. */
function corsKopf({ headers }: IncomingMessage): Kopf {
  const { origin } = headers;
  const wanted = headers["access-control-request-headers"];
  return {
    vary: "origin",
    ...(origin === undefined ? {} : { "access-control-allow-origin": origin }),
    "access-control-allow-credentials": "true",
    ...(typeof wanted === "string" && wanted !== "" ? { "access-control-allow-headers": wanted } : {}),
  };
}

/** Load balancers that keep a session on one node by its JSESSIONID need to see that cookie. */
function stickyKopf({ headers }: IncomingMessage, secure: boolean): Kopf {
  const [, wert = "dummy"] = /(?:^|;\s*)JSESSIONID=([\w.-]{1,128})(?:;|$)/.exec(headers.cookie ?? "") ?? [];
  return { "set-cookie": `JSESSIONID=${wert}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}` };
}

/**
 * Headers of an answer that nobody may keep. `jsessionid`: null when that cookie is off, otherwise whether it is
 * secure.
 */
export function frischKopf(
  incoming: IncomingMessage,
  type: string,
  jsessionid: { secure: boolean } | null = null,
): Kopf {
  return {
    ...corsKopf(incoming),
    ...(jsessionid === null ? {} : stickyKopf(incoming, jsessionid.secure)),
    "content-type": `${type}; charset=UTF-8`,
    "cache-control": "no-store, no-cache, no-transform, must-revalidate, max-age=0",
  };
}

/** Answers an OPTIONS request; browsers may remember it for a year. */
export function sendOptions(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { erlaubt, jetzt }: { erlaubt: string; jetzt: Date },
): void {
  outgoing.writeHead(204, {
    ...corsKopf(incoming),
    "access-control-allow-methods": erlaubt,
    "access-control-max-age": String(JAHR_SEKUNDEN),
    "cache-control": `public, max-age=${String(JAHR_SEKUNDEN)}`,
    expires: new Date(jetzt.getTime() + JAHR_SEKUNDEN * 1000).toUTCString(),
  });
  outgoing.end();
}

/** Answers with a short text. */
export function sendText(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, text, kopf = {} }: { status: number; text: string; kopf?: Kopf | undefined },
): void {
  outgoing.writeHead(status, {
    ...frischKopf(incoming, "text/plain"),
    "content-length": String(Buffer.byteLength(text)),
    ...kopf,
  });
  outgoing.end(text);
}

/** Answers that this method is not for this address. */
export function sendFalscheMethode(outgoing: ServerResponse, allow: string): void {
  outgoing.writeHead(405, { allow, "content-length": "0" });
  outgoing.end();
}

/** Refuses a request from foreign pages, without a header that would let them read it. */
export function sendVerboten(outgoing: ServerResponse): void {
  outgoing.writeHead(403, { "content-length": "0", "cache-control": "no-store" });
  outgoing.end();
}
