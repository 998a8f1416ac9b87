import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { insertUebermittlung } from "~/server/backend/storage/einreichungStore";
import { schriftsatz } from "~/server/backend/storage/schema/schriftsatz";
import { inTransaktion } from "~/server/backend/storage/transaction";
import { submitNew } from "./antraege";
import { listOf, MENSCHEN, textOf, type Browser, type Koerper, type TestBackend } from "./backend";

export const FACH = "/fach/v1";
export const fachPfad = (uuid: string, rest = "") => `${FACH}/antraege/${uuid}${rest}`;

/** A command of the specialist system. */
export const command = (
  test: TestBackend,
  pfad: string,
  {
    json = {},
    schluessel = randomUUID(),
  }: { json?: object | undefined; schluessel?: `${string}-${string}-${string}-${string}-${string}` | undefined } = {},
) => test.fach("POST", pfad, { json, headers: { "idempotency-key": schluessel } });

/** A command that must succeed; its answer. */
export async function succeeds(test: TestBackend, pfad: string, json: object = {}): Promise<Koerper> {
  const antwort = await command(test, pfad, { json });
  expect(antwort, `${pfad} ${JSON.stringify(antwort.body)}`).toMatchObject({ status: 200 });
  return antwort.body;
}

/** The transmission of an Antrag that waits for an answer. */
export async function offeneSendung(test: TestBackend, antragUuid: string): Promise<string> {
  const { body } = await test.fach("GET", `${FACH}/uebermittlungen?size=100`);
  return textOf(listOf(body.data).find((sendung) => textOf(sendung.antragUuid) === antragUuid)?.uuid);
}

export type Im = { uuid: string; vorhabenUuid: string };

/** A submitted and acknowledged Antrag: EINGEREICHT. Needs NEZO_AKTIV=false. */
export async function submitUntilEingang(test: TestBackend, browser: Browser): Promise<Im> {
  const im = await submitNew(test, browser);
  await succeeds(test, `${FACH}/uebermittlungen/${await offeneSendung(test, im.uuid)}/quittung`);
  return im;
}

/** The assets that were applied for, each with a finding. */
async function gueterVon(test: TestBackend, { uuid }: Im): Promise<{ uuid: string; erforderlich: boolean }[]> {
  const { body } = await test.fach("GET", fachPfad(uuid));
  const [vorhaben] = listOf(body.eingereicht?.vorhaben);
  return listOf(vorhaben?.werte?.wirtschaftsgueter).map((gut) => ({ uuid: textOf(gut.uuid), erforderlich: true }));
}

/** A decision on the only Vorhaben of an Antrag. */
export async function entscheidung(test: TestBackend, im: Im, ergebnis: "POSITIV" | "NEGATIV" = "POSITIV") {
  const wirtschaftsgueter = ergebnis === "POSITIV" ? await gueterVon(test, im) : [];
  return {
    aktenzeichen: "AZ 7",
    vorhaben: [{ vorhabenUuid: im.vorhabenUuid, ergebnis, begruendung: "Begründung.", wirtschaftsgueter }],
  };
}

/** Provided decision: BESCHEID_LIEGT_VOR. */
export async function bescheide(test: TestBackend, im: Im): Promise<Koerper> {
  await succeeds(test, fachPfad(im.uuid, "/pruefung"));
  return succeeds(test, fachPfad(im.uuid, "/bescheid"), await entscheidung(test, im));
}

async function benutzerUuidVon({ dienste }: TestBackend, email: string): Promise<string> {
  const { rows } = await dienste.pool.query<{ uuid: string }>("SELECT uuid FROM benutzer WHERE email = $1", [email]);
  return textOf(rows[0]?.uuid);
}

/** Puts a signed document and its transmission there, as a signature does. The status of the Antrag stays. */
export async function presentSchriftsatz(
  test: TestBackend,
  antragUuid: string,
  art: (typeof schriftsatz.$inferInsert)["art"],
): Promise<{ sendung: string; uuid: string }> {
  const [uuid, sendung, am] = [randomUUID(), randomUUID(), test.uhr.now()];
  const von = await benutzerUuidVon(test, MENSCHEN.bevollmaechtigt.email);
  await inTransaktion(test.dienste, async (tx) => {
    await tx.insert(schriftsatz).values({
      uuid,
      antragUuid,
      art,
      status: "EINGEREICHT",
      werte: { text: "Antwort" },
      erstelltAm: am,
      erstelltVon: von,
      geaendertAm: am,
      geaendertVon: von,
      eingereichtAm: am,
      eingereichtVon: von,
      pruefsumme: "a".repeat(64),
    });
    const { rows } = await test.dienste.pool.query<{ inhalt: never }>(
      "SELECT inhalt FROM uebermittlung WHERE antrag_uuid = $1 LIMIT 1",
      [antragUuid],
    );
    const [zeile] = rows;
    if (zeile === undefined) throw new Error("The Antrag was never submitted");
    await insertUebermittlung(tx, {
      uuid: sendung,
      antragUuid,
      art,
      schriftsatzUuid: uuid,
      inhalt: zeile.inhalt,
      status: "OFFEN",
      erstelltAm: am,
    });
  });
  return { sendung, uuid };
}

/** Sets the status of an Antrag, for what its company does. */
export async function setStatus(
  test: TestBackend,
  uuid: string,
  { status, davor = null }: { status: string; davor?: string | null | undefined },
): Promise<void> {
  await test.dienste.pool.query("UPDATE antrag SET status = $2, status_vor_rueckzug = $3 WHERE uuid = $1", [
    uuid,
    status,
    davor,
  ]);
}

/** The messages of an Antrag, oldest first. */
export async function nachrichtenVon(test: TestBackend, antragUuid: string): Promise<string[]> {
  const { rows } = await test.dienste.pool.query<{ art: string }>(
    "SELECT art FROM nachricht WHERE antrag_uuid = $1 ORDER BY erstellt_am, art",
    [antragUuid],
  );
  return rows.map(({ art }) => art);
}
