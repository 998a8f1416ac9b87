import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { establish, type VorhabenEntscheidung } from "~/domain/bescheid/feststellungen";
import type { BescheidInhalt } from "~/domain/bescheid/bescheidInhalt";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import { pruefsummeVon } from "../../pruefsumme";
import type { BescheidZeile } from "../../storage/bescheidStore";
import type { Tx } from "../../storage/datenbank";
import { findEingereichten } from "../../storage/einreichungStore";
import { endSchriftsaetze } from "../../storage/fachStore";
import { closeOpen } from "../../storage/nachforderungFachStore";
import { issueBescheid, ERLASS } from "../bescheid/issueBescheid";
import { notify } from "../nachricht/notify";
import { moveFuerFach, type FachRuf, getGesperrtenFuerFach, imFach, nummerVon, requireStatusFuer } from "./fachSchritt";

type Entscheidung = Pick<BescheidInhalt, "aktenzeichen" | "hatRechtsbehelfsbelehrung"> & {
  uuid: string;
  vorhaben: VorhabenEntscheidung[];
};
type Widerspruchsentscheidung = Entscheidung & {
  widerspruchErgebnis: NonNullable<BescheidInhalt["widerspruchErgebnis"]>;
};
type Erlassen = { uuid: string; abrufbarBis: string; pruefsumme: string; status: AntragStatus };

/** The content of a decision; refused unless it is about exactly what was submitted. */
async function getInhalt(
  tx: Tx,
  { uuid, aktenzeichen, hatRechtsbehelfsbelehrung, vorhaben }: Entscheidung,
): Promise<Omit<BescheidInhalt, "widerspruchErgebnis">> {
  const eingereicht = (await findEingereichten(tx, uuid))?.inhalt.vorhaben ?? [];
  const ergebnis = establish(eingereicht, vorhaben);
  if (!ergebnis.ok) {
    throw new Ablehnung(
      "EINGABE_UNGUELTIG",
      ergebnis.error.map((fehler) => ({ uuid: "", ...fehler })),
    );
  }
  return { aktenzeichen, vorhaben: ergebnis.value, hatRechtsbehelfsbelehrung };
}

type Auftrag = {
  art: BescheidZeile["art"];
  entscheidung: Entscheidung;
  widerspruchErgebnis: BescheidInhalt["widerspruchErgebnis"];
};

async function decide(
  tx: Tx,
  { dienste }: FachRuf,
  { art, entscheidung, widerspruchErgebnis }: Auftrag,
): Promise<Erlassen> {
  const { befehl, spalte } = ERLASS[art];
  const satz = await getGesperrtenFuerFach(tx, entscheidung.uuid);
  requireStatusFuer(satz, befehl);
  const inhalt = { ...(await getInhalt(tx, entscheidung)), widerspruchErgebnis };
  const pruefsumme = pruefsummeVon(inhalt);
  const aenderung = { [spalte]: todayBerlin(dienste.clock), bescheidZumAbruf: true };
  const neu = await moveFuerFach(tx, dienste, { satz, schritt: { befehl, pruefsumme, aenderung } });
  const erlassen = await issueBescheid(tx, dienste, { satz: neu, erlass: { art, inhalt, pruefsumme } });
  return { ...erlassen, pruefsumme, status: neu.status };
}

/** Decides on an Antrag. */
export async function bescheide(ruf: FachRuf, eingabe: Entscheidung): Promise<Erlassen> {
  const auftrag = { art: "BESCHEID", entscheidung: eingabe, widerspruchErgebnis: null } as const;
  return imFach(ruf, { vorgang: "bescheide", eingabe }, (tx) => decide(tx, ruf, auftrag));
}

/** The objection is at its end: what still runs for it, ends too. */
async function endWiderspruch(
  tx: Tx,
  antragUuid: string,
  { am, status }: { am: Date; status: "BESCHIEDEN" | "GESCHLOSSEN" },
): Promise<void> {
  await closeOpen(tx, antragUuid, { am });
  await endSchriftsaetze(tx, antragUuid, { art: "WIDERSPRUCH", status, am });
}

/** Decides on an objection. */
export async function bescheideWiderspruch(ruf: FachRuf, eingabe: Widerspruchsentscheidung): Promise<Erlassen> {
  const { widerspruchErgebnis } = eingabe;
  return imFach(ruf, { vorgang: "bescheideWiderspruch", eingabe }, async (tx) => {
    const erlassen = await decide(tx, ruf, { art: "WIDERSPRUCHSBESCHEID", entscheidung: eingabe, widerspruchErgebnis });
    await endWiderspruch(tx, eingabe.uuid, { am: ruf.dienste.clock.now(), status: "BESCHIEDEN" });
    return erlassen;
  });
}

/** Settles an objection without a decision. */
export async function settleWiderspruch(
  ruf: FachRuf,
  eingabe: { uuid: string; grund: string },
): Promise<{ status: AntragStatus }> {
  const { dienste } = ruf;
  return imFach(ruf, { vorgang: "erledigeWiderspruch", eingabe }, async (tx) => {
    const satz = await getGesperrtenFuerFach(tx, eingabe.uuid);
    const { status } = await moveFuerFach(tx, dienste, {
      satz,
      schritt: { befehl: "widerspruchErledigen", grund: eingabe.grund },
    });
    await endWiderspruch(tx, satz.uuid, { am: dienste.clock.now(), status: "GESCHLOSSEN" });
    await notify(tx, dienste, { satz, inhalt: { art: "WIDERSPRUCH_GESCHLOSSEN", ...nummerVon(satz) } });
    return { status };
  });
}
