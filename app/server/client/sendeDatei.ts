import { contract } from "~/contract";
import { datei as dateiSchema, type Datei } from "~/contract/dateien";
import type { Absender } from "./absender";
import { problemVon } from "./problemVon";
import { RufFehler } from "./rufFehler";
import { failureOf } from "./sendRuf";
import type { Transport } from "./transport";

/** A file for a Vorhaben. */
export type Sendung = { uuid: string; vorhabenUuid: string; name: string; schluessel: string; strom: ReadableStream<Uint8Array> };

const fuelle = (pfad: string, werte: Readonly<Record<string, string>>): string =>
  pfad.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(werte[name] ?? ""));

function kopfzeilen({ headers, cookies, eigeneCookies }: Absender): Headers {
  const all = new Headers(headers);
  const cookie = cookies.header(eigeneCookies);
  if (cookie !== "") all.set("cookie", cookie);
  return all;
}

/**
 * Calls `dateien.ladeHoch` with a stream, which the client of the contract would read into memory first. A stream cannot be sent twice,
 * so there is no refresh: whoever opened the page of this request has just had one.
 */
export async function sendeDatei(absender: Absender, transport: Transport, sendung: Sendung): Promise<Datei> {
  const { uuid, vorhabenUuid, name, schluessel, strom } = sendung;
  const url = new URL(fuelle(contract.dateien.ladeHoch["~orpc"].route.path ?? "", { uuid, vorhabenUuid }), "http://backend");
  url.searchParams.set("name", name.slice(-1000));
  const headers = kopfzeilen(absender);
  headers.set("content-type", "application/octet-stream");
  headers.set("idempotency-key", schluessel);
  const response = await transport(new Request(url, { method: "POST", headers, body: strom, duplex: "half" }));
  absender.onGeaendert?.();
  if (!response.ok) throw await failureOf(absender, ["dateien", "ladeHoch"], response);
  const gelesen = dateiSchema.safeParse(await response.json());
  if (!gelesen.success) throw new RufFehler(problemVon("UNERWARTET"), "popup", { cause: gelesen.error });
  return gelesen.data;
}

/** Calls `dateien.ladeDatei` and gives the answer as it comes, its body unread. */
export async function holeDatei(absender: Absender, transport: Transport, fileName: string): Promise<Response> {
  const url = new URL(fuelle(contract.dateien.ladeDatei["~orpc"].route.path ?? "", { fileName }), "http://backend");
  const response = await transport(new Request(url, { headers: kopfzeilen(absender) }));
  if (!response.ok) throw await failureOf(absender, ["dateien", "ladeDatei"], response);
  return response;
}
