import { contract } from "~/contract";
import { eingereichteAnlage, type EingereichteAnlage } from "~/contract/antrag/eingereichteAnlage";
import type { Mitnahme } from "~/contract/wire/mitnahme";
import type { Absender } from "./absender";
import { problemVon } from "./problemVon";
import { RufFehler } from "./rufFehler";
import { perform } from "./perform";
import { asRequest } from "./attempt";

/**
 * What a file is for: a Vorhaben of an Antrag, the answer to the message `nachrichtUuid`, or a document after the
 * submission.
 */
export type Dateiziel =
  { uuid: string; vorhabenUuid: string } | { nachrichtUuid: string } | { antragUuid: string; schriftsatzUuid: string };

/** A file on its way. */
export type Sendung = Dateiziel & { name: string; schluessel: string; strom: ReadableStream<Uint8Array> };

const fill = (pfad: string, werte: Readonly<Record<string, string>>): string =>
  pfad.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(werte[name] ?? ""));

/** The call that takes files of this sort, and what stands in its path. */
function rufVon(ziel: Dateiziel) {
  if ("nachrichtUuid" in ziel) {
    const path = ["nachrichten", "loadAntwortDatei"] as const;
    return { path, ruf: contract.nachrichten.loadAntwortDatei, werte: { uuid: ziel.nachrichtUuid } };
  }
  if ("schriftsatzUuid" in ziel) {
    const path = ["schriftsaetze", "uploadSchriftsatzDatei"] as const;
    const werte = { antragUuid: ziel.antragUuid, uuid: ziel.schriftsatzUuid };
    return { path, ruf: contract.schriftsaetze.uploadSchriftsatzDatei, werte };
  }
  const { uuid, vorhabenUuid } = ziel;
  return { path: ["dateien", "upload"] as const, ruf: contract.dateien.upload, werte: { uuid, vorhabenUuid } };
}

/**
 * Calls the call that takes files of this sort with a stream, which the client of the contract would read into memory
 * first. A stream cannot be sent twice, so there is no refresh: whoever opened the page of this request has just had
 * one.
 */
export async function sendDatei(absender: Absender, sendung: Sendung): Promise<EingereichteAnlage> {
  const { name, schluessel, strom } = sendung;
  const { path, ruf, werte } = rufVon(sendung);
  const url = new URL(fill(ruf["~orpc"].route.path ?? "", werte), "http://backend");
  url.searchParams.set("name", name.slice(-1000));
  const headers = new Headers({ "content-type": "application/octet-stream" });
  const response = await perform(
    absender,
    { path, schluessel, isLesend: false, isEinmalig: true },
    asRequest(absender.wege.datei, { url, method: "POST", headers, body: strom }),
  );
  const gelesen = eingereichteAnlage.safeParse(await response.json());
  if (!gelesen.success) throw new RufFehler(problemVon("UNERWARTET"), "popup", { cause: gelesen.error });
  return gelesen.data;
}

/**
 * Calls `dateien.loadDatei` and gives the answer as it comes, its body unread. `zweck`: what staff need the file for.
 */
export async function fetchDatei(
  absender: Absender,
  { fileName, zweck }: { fileName: string } & Pick<Mitnahme, "zweck">,
): Promise<Response> {
  const { path = "" } = contract.dateien.loadDatei["~orpc"].route;
  const url = new URL(fill(path, { fileName }), "http://backend");
  if (zweck !== undefined) url.searchParams.set("zweck", zweck);
  return perform(
    absender,
    { path: ["dateien", "loadDatei"], schluessel: null, isLesend: true, isEinmalig: true },
    asRequest(absender.wege.datei, { url, method: "GET" }),
  );
}
