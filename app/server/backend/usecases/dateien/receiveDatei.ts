import { anlageName, freierName } from "~/domain/antrag/anlagen";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { type DateiZeile, summeGroesse } from "../../storage/dateiStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { writeEreignis } from "../audit/writeEreignis";
import { einmalig, isBekannt } from "../idempotenz/einmalig";
import { limit } from "../ratelimit/count";
import type { DateiStrom } from "../../ports/ablagePort";
import { anDerAblage, acceptDatei, type Angenommen } from "./acceptDatei";

/** A file that was accepted and lies under its key; nobody sees it yet. */
export type Abgelegt = Angenommen & { schluessel: string };

/** What a file is for. */
export type Dateiziel<T> = {
  /** Of the Idempotency-Key, with what was asked for. */
  vorgang: string;
  eingabe: { name: string };
  /**
   * Refuses before a byte is read: no right, no such place. Answers the Antrag that the file is about, and whose it is.
   */
  check: (tx: Tx) => Promise<{ uuid: string; unternehmenUuid: string }>;
  /** Refuses when there are as many files already as there may be. */
  requireFrei: (tx: Tx) => Promise<void>;
  /** Checks again and makes the row. */
  insert: (tx: Tx, abgelegt: Abgelegt) => Promise<T>;
};

type Platz = Pick<DateiZeile, "unternehmenUuid" | "antragUuid" | "vorhabenUuid" | "schriftsatzUuid" | "antwortUuid">;

/** Throws SPEICHER_VOLL when the company may not keep so many bytes more. */
async function requireSpeicher(
  db: Tx,
  { config }: Dienste,
  { unternehmenUuid, groesse }: { unternehmenUuid: string; groesse: number },
) {
  if ((await summeGroesse(db, unternehmenUuid)) + groesse > config.anlagenMaxBytes)
    throw new Ablehnung("SPEICHER_VOLL");
}

/** The row of a file at its place, under a name that none of the others there has. Throws SPEICHER_VOLL. */
export async function toDateiZeile(
  tx: Tx,
  { dienste, person }: Aufruf,
  {
    platz,
    abgelegt: { eingang, typ, schluessel, name, vorhandene },
  }: { platz: Platz; abgelegt: Abgelegt & { name: string; vorhandene: readonly { name: string }[] } },
): Promise<DateiZeile> {
  const { groesse, sha256 } = eingang;
  await requireSpeicher(tx, dienste, { unternehmenUuid: platz.unternehmenUuid, groesse });
  const belegt = vorhandene.map((datei) => datei.name);
  return {
    ...platz,
    uuid: dienste.random.uuid(),
    name: freierName(anlageName(name, typ), belegt),
    typ,
    schluessel,
    groesse,
    sha256,
    hochgeladenAm: dienste.clock.now(),
    hochgeladenVon: person.benutzerUuid,
    eingereichtAm: null,
    geloeschtAm: null,
    geloeschtVon: null,
    entferntAm: null,
  };
}

/** Puts a checked file under a new random key. */
async function store(dienste: Dienste, angenommen: Angenommen): Promise<Abgelegt> {
  const schluessel = dienste.random.token();
  try {
    await anDerAblage(dienste, () => angenommen.eingang.takeOver(schluessel));
  } catch (error) {
    await angenommen.eingang.discard().catch(() => undefined);
    throw error;
  }
  return { ...angenommen, schluessel };
}

/** Enters the file once per Idempotency-Key. Bytes that no row will ever name go at once. */
async function insertOnce<T>(ruf: Aufruf, ziel: Dateiziel<T>, abgelegt: Abgelegt): Promise<T> {
  const { dienste } = ruf;
  const eingabe = { ...ziel.eingabe, sha256: abgelegt.eingang.sha256 };
  const discard = () => dienste.ablage.remove(abgelegt.schluessel).catch(() => undefined);
  const lauf = { istWiederholung: true };
  try {
    const datei = await inTransaktion(dienste, (tx) =>
      einmalig(tx, ruf, {
        vorgang: ziel.vorgang,
        eingabe,
        fn: () => {
          lauf.istWiederholung = false;
          return ziel.insert(tx, abgelegt);
        },
      }),
    );
    if (lauf.istWiederholung) await discard();
    return datei;
  } catch (error) {
    // A refusal has rolled back for certain; after anything else the row may exist, and the clean-up finds out.
    if (error instanceof Ablehnung) await discard();
    throw error;
  }
}

/**
 * Number and space are judged before anybody looks into a file: what cannot be kept costs nothing. A repetition of what
 * was done already would be counted against itself, so it only gets its answer.
 */
async function requirePlatz<T>(ruf: Aufruf, ziel: Dateiziel<T>, groesse: number): Promise<void> {
  const { dienste } = ruf;
  if (await isBekannt(ruf, ziel.vorgang)) return;
  await inTransaktion(dienste, async (tx) => {
    const { unternehmenUuid } = await ziel.check(tx);
    await ziel.requireFrei(tx);
    await requireSpeicher(tx, dienste, { unternehmenUuid, groesse });
  });
}

/**
 * Receives a file for a place. It is received, checked and scanned before anybody can see it; its bytes lie safely
 * before its row is committed. What fails in between leaves bytes without a row at most, which the clean-up removes.
 */
export async function receiveDatei<T>(ruf: Aufruf, ziel: Dateiziel<T>, inhalt: DateiStrom): Promise<T> {
  const { dienste, person } = ruf;
  const antrag = await inTransaktion(dienste, (tx) => ziel.check(tx));
  await limit(dienste, "anlagenProKonto", person.benutzerUuid);
  // A byte at least: where nothing fits any more, nothing is received.
  await requirePlatz(ruf, ziel, 1);
  const onFund = (grund: string) => {
    const spur = { am: dienste.clock.now(), benutzerUuid: person.benutzerUuid, antragUuid: antrag.uuid, grund };
    return inTransaktion(dienste, (tx) => writeEreignis(tx, dienste, { vorgang: "anlage.infiziert", ...spur }));
  };
  const empfangen = {
    name: ziel.eingabe.name,
    inhalt,
    onFund,
    requirePlatz: (groesse: number) => requirePlatz(ruf, ziel, groesse),
  };
  return insertOnce(ruf, ziel, await store(dienste, await acceptDatei(dienste, empfangen)));
}
