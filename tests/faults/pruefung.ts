import { isDeepStrictEqual } from "node:util";
import type { Client } from "pg";
import { infoVon } from "../support/antraege";
import { textOf } from "../support/browser";
import { explain, submit, sendAnlage, sendSpeicherung } from "./kraefte";
import type { Kunde } from "../support/kunde";
import { letzteSpeicherungen, type Einreichung, type Protokoll, type Speicherung } from "./protokoll";

/** Every save that was acknowledged is kept, with its value, exactly once; one without an answer at most once. */
export async function checkSpeicherungen(client: Client, { speicherungen }: Protokoll): Promise<string[]> {
  const uuids = [...new Set(speicherungen.map(({ vorhabenUuid }) => vorhabenUuid))];
  const { rows } = await client.query<{ vorhaben_uuid: string; revision: number; titel: string }>(
    "SELECT vorhaben_uuid, revision, werte ->> 'titel' AS titel FROM vorhaben_revision WHERE vorhaben_uuid = ANY($1)",
    [uuids],
  );
  return speicherungen.flatMap((eine) => {
    const treffer = rows.filter((row) => row.vorhaben_uuid === eine.vorhabenUuid && row.titel === eine.titel);
    const isBestaetigt = eine.antwort !== null;
    if (treffer.length > 1) return [`"${eine.titel}" ist ${treffer.length}-mal gespeichert`];
    if (treffer.length === 0) return isBestaetigt ? [`"${eine.titel}" war bestätigt und fehlt`] : [];
    return treffer[0]?.revision === eine.revision + 1 ? [] : [`"${eine.titel}" steht in der falschen Revision`];
  });
}

/** Repeats what was sent last with the same keys: answered ones answer the same, open ones take effect once. */
export async function repeatRequests(kunde: Kunde, protokoll: Protokoll): Promise<string[]> {
  const { browser } = kunde;
  const verstoesse: string[] = [];
  for (const eine of letzteSpeicherungen(protokoll)) {
    const { status, body } = await sendSpeicherung(browser, eine);
    if (status !== 200) verstoesse.push(`Wiederholung von "${eine.titel}": ${status} ${JSON.stringify(body)}`);
    else if (Number(body.revision) !== eine.revision + 1)
      verstoesse.push(`Wiederholung von "${eine.titel}": Revision ${Number(body.revision)}`);
    else if (eine.antwort !== null && !isDeepStrictEqual(body, eine.antwort))
      verstoesse.push(`Wiederholung von "${eine.titel}": andere Antwort`);
    else verstoesse.push(...(await checkGelesen(kunde, protokoll, eine)));
    eine.antwort ??= body;
  }
  for (const anlage of protokoll.anlagen) {
    const { status, body } = await sendAnlage(browser, anlage);
    if (status !== 200) verstoesse.push(`Wiederholung von "${anlage.bezeichnung}": ${status}`);
    else if (anlage.uuid !== null && anlage.uuid !== textOf(body.uuid))
      verstoesse.push(`"${anlage.bezeichnung}" ist doppelt angelegt`);
  }
  return verstoesse;
}

/** What a reader sees is not older than the save; later ones of the same round may have followed. */
async function checkGelesen({ browser }: Kunde, { speicherungen }: Protokoll, eine: Speicherung): Promise<string[]> {
  const { body } = await browser.get(eine.pfad);
  const titel = textOf(body.vorhaben?.werte?.titel);
  const gelesen = speicherungen.find((andere) => andere.vorhabenUuid === eine.vorhabenUuid && andere.titel === titel);
  const isNeuer =
    gelesen !== undefined &&
    gelesen.revision >= eine.revision &&
    Number(body.vorhaben?.revision) === gelesen.revision + 1;
  return isNeuer ? [] : [`Zu lesen ist "${titel}" statt "${eine.titel}"`];
}

/** An acknowledged submission is one; an unacknowledged one happened as a whole, or can be made now. */
export async function checkEinreichungen(kunde: Kunde, { einreichungen }: Protokoll): Promise<string[]> {
  const verstoesse: string[] = [];
  for (const eine of einreichungen) {
    const status = await statusOf(kunde, eine);
    if (status === "IN_BEARBEITUNG" && eine.bestaetigt)
      verstoesse.push(`Die Einreichung von ${eine.uuid} war bestätigt und ist verloren`);
    if (status === "IN_BEARBEITUNG" && !eine.bestaetigt) {
      await explain(kunde.browser, eine.uuid);
      await submit(kunde, eine.uuid);
      eine.bestaetigt = true;
    }
    const danach = await statusOf(kunde, eine);
    if (danach !== "WIRD_UEBERMITTELT" && danach !== "EINGEREICHT")
      verstoesse.push(`${eine.uuid} hat den Status ${danach}`);
  }
  return verstoesse;
}

async function statusOf({ browser }: Kunde, { uuid }: Einreichung): Promise<string> {
  return textOf((await infoVon(browser, uuid)).status);
}

/** Names of Anträge are unique in the run: two of one name mean that one request took effect twice. */
export async function checkAnlagen(client: Client, { anlagen }: Protokoll): Promise<string[]> {
  const { rows } = await client.query<{ bezeichnung: string; n: number }>(
    "SELECT bezeichnung, count(*)::int AS n FROM antrag WHERE bezeichnung = ANY($1) GROUP BY bezeichnung",
    [anlagen.map(({ bezeichnung }) => bezeichnung)],
  );
  const anzahl = new Map(rows.map(({ bezeichnung, n }) => [bezeichnung, n]));
  return anlagen.flatMap(({ bezeichnung }) => {
    const n = anzahl.get(bezeichnung) ?? 0;
    return n === 1 ? [] : [`"${bezeichnung}" gibt es ${n}-mal`];
  });
}
