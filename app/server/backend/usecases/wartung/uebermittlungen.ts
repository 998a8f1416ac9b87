import { z } from "zod";
import type { AbgelehnteUebermittlung, WartendeUebermittlung } from "~/contract/verfahren/wartung";
import { WARTUNG_GRUND_MAX } from "~/domain/protokoll/protokollGrund";
import type { Vorgang } from "~/domain/protokoll/vorgaenge";
import { Ablehnung } from "../../ablehnung";
import type { Person, RufKontext } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { inTransaktion } from "../../storage/transaction";
import { countAbgelehnte, listAbgelehnteZeilen, listWartendeZeilen } from "../../storage/wartungStore";
import { writeAudit } from "../audit/writeAudit";
import { abortInTransaktion, discardInTransaktion, presentInTransaktion } from "../fach/uebermittlungen";
import { einmalig } from "../idempotenz/einmalig";
import { requireWartung } from "../protokoll/zugriff";
import { pflichttext } from "../registrierung/benutzerRegeln";
import { readByRules } from "../registrierung/eingabeLesen";

/** How many are presented at once: each writes several rows, and all of them or none. */
const HOECHSTENS = 200;

type Anfrage = { uuid?: string | undefined; page: number; size: number };

const toSeite = ({ uuid, page, size }: Anfrage) => ({ uuid, limit: size, offset: page * size });

/** A page of what the specialist system has not answered; with `uuid` only that one. Goes into the log. */
export async function listWartende(
  kontext: RufKontext,
  anfrage: Anfrage,
): Promise<{ data: WartendeUebermittlung[]; total: number }> {
  const { lesung } = requireWartung(kontext);
  const { zeilen, total } = await listWartendeZeilen(kontext.dienste.db, toSeite(anfrage));
  lesung.istListe = true;
  const jetzt = kontext.dienste.clock.now().getTime();
  const data = zeilen.map((zeile) => ({
    ...zeile,
    erstelltAm: zeile.erstelltAm.toISOString(),
    wartetMinuten: Math.max(0, Math.floor((jetzt - zeile.erstelltAm.getTime()) / 60_000)),
    istAbbrechbar: zeile.art === "EINREICHUNG",
  }));
  return { data, total };
}

/**
 * A page of what the specialist system has refused and somebody has to look after; with `uuid` only that one. Goes into
 * the log.
 */
export async function listAbgelehnte(
  kontext: RufKontext,
  anfrage: Anfrage,
): Promise<{ data: AbgelehnteUebermittlung[]; total: number; anzahlVorlegbare: number }> {
  const { lesung } = requireWartung(kontext);
  lesung.istListe = true;
  const { db } = kontext.dienste;
  const seite = toSeite(anfrage);
  const { zeilen, total } = await listAbgelehnteZeilen(db, { ...seite, nurVorlegbare: false });
  const anzahlVorlegbare = await countAbgelehnte(db, { uuid: anfrage.uuid, nurVorlegbare: true });
  const data = zeilen.map((zeile) => ({
    ...zeile,
    erstelltAm: zeile.erstelltAm.toISOString(),
    abgelehntAm: zeile.abgelehntAm?.toISOString() ?? null,
  }));
  return { data, total, anzahlVorlegbare };
}

type Befehl<T> = {
  vorgang: string;
  eingabe: object;
  fn: (tx: Tx, person: Person) => Promise<T>;
};

/** Does something with refused documents, once per Idempotency-Key. */
function runBefehl<T>(kontext: RufKontext, { vorgang, eingabe, fn }: Befehl<T>): Promise<T> {
  const person = requireWartung(kontext);
  return inTransaktion(kontext.dienste, (tx) => einmalig(tx, kontext, { vorgang, eingabe, fn: () => fn(tx, person) }));
}

/** Presents one, and writes into the log who did it. False where it waits already. */
async function presentOne(
  tx: Tx,
  { dienste }: RufKontext,
  { uuid, person: { benutzerUuid, systemRolle: von } }: { uuid: string; person: Person },
): Promise<boolean> {
  const isVorgelegt = await presentInTransaktion(tx, dienste, { uuid, benutzerUuid });
  const am = dienste.clock.now();
  if (isVorgelegt) await writeAudit(tx, { vorgang: "wartung.wiedervorgelegt", am, benutzerUuid, von, nach: uuid });
  return isVorgelegt;
}

/** What the specialist system can do itself, done by an administrator, who stands in the log. */
export function presentUebermittlung(kontext: RufKontext, eingabe: { uuid: string }): Promise<{ ok: true }> {
  return runBefehl(kontext, {
    vorgang: "wartung.presentUebermittlung",
    eingabe,
    fn: async (tx, person) => {
      await presentOne(tx, kontext, { uuid: eingabe.uuid, person });
      return { ok: true as const };
    },
  });
}

/** The same where others follow: false for one that something stands in the way of. */
async function tryOne(tx: Tx, kontext: RufKontext, eine: { uuid: string; person: Person }): Promise<boolean> {
  try {
    return await presentOne(tx, kontext, eine);
  } catch (error) {
    // A refusal comes before anything is written.
    if (error instanceof Ablehnung) return false;
    throw error;
  }
}

/**
 * The same for the oldest that can be presented, as many as go at once. What stands in the way of one does not stop the
 * others.
 */
export function retryUebermittlungen(
  kontext: RufKontext,
): Promise<{ anzahl: number; uebrige: number; weitere: number }> {
  return runBefehl(kontext, {
    vorgang: "wartung.retryUebermittlungen",
    eingabe: {},
    fn: async (tx, person) => {
      let [anzahl, uebrige] = [0, 0];
      // What was presented is no longer refused; what could not be stands before those that come.
      const readNaechste = () =>
        listAbgelehnteZeilen(tx, {
          uuid: undefined,
          nurVorlegbare: true,
          limit: HOECHSTENS - anzahl,
          offset: uebrige,
        });
      const { total, ...erste } = await readNaechste();
      for (let { zeilen } = erste; zeilen.length > 0; { zeilen } = await readNaechste())
        for (const { uuid } of zeilen)
          if (await tryOne(tx, kontext, { uuid, person })) anzahl += 1;
          else uebrige += 1;
      return { anzahl, uebrige, weitere: total - anzahl - uebrige };
    },
  });
}

const regeln = z.object({ grund: pflichttext(WARTUNG_GRUND_MAX) });

/** An act with a reason, once per Idempotency-Key, with its line in the log. */
function runMitGrund(
  kontext: RufKontext,
  eingabe: { uuid: string; grund: string },
  { name, vorgang, fn }: { name: string; vorgang: Vorgang; fn: (tx: Tx, wer: Handelnder) => Promise<void> },
): Promise<{ ok: true }> {
  requireWartung(kontext);
  const { grund } = readByRules(regeln, { grund: eingabe.grund });
  return runBefehl(kontext, {
    vorgang: name,
    eingabe,
    fn: async (tx, { benutzerUuid, systemRolle: von }) => {
      await fn(tx, { grund, benutzerUuid });
      const am = kontext.dienste.clock.now();
      await writeAudit(tx, { vorgang, am, benutzerUuid, von, nach: eingabe.uuid, grund });
      return { ok: true as const };
    },
  });
}

type Handelnder = { grund: string; benutzerUuid: string };

/** Throws one away; refused for one that waits again, was acknowledged or is thrown away already. */
export const discardUebermittlung = (
  kontext: RufKontext,
  eingabe: { uuid: string; grund: string },
): Promise<{ ok: true }> =>
  runMitGrund(kontext, eingabe, {
    name: "wartung.discardUebermittlung",
    vorgang: "wartung.uebermittlungVerworfen",
    fn: (tx, wer) => discardInTransaktion(tx, kontext.dienste, { uuid: eingabe.uuid, ...wer }),
  });

/** Ends the transmission of an Antrag that waits; refused for every other, and for one that was answered. */
export const abortUebermittlung = (
  kontext: RufKontext,
  eingabe: { uuid: string; grund: string },
): Promise<{ ok: true }> =>
  runMitGrund(kontext, eingabe, {
    name: "wartung.abortUebermittlung",
    vorgang: "wartung.uebermittlungAbgebrochen",
    fn: (tx, { grund, benutzerUuid }) =>
      abortInTransaktion(tx, kontext.dienste, { uuid: eingabe.uuid, grund, stabUuid: benutzerUuid }),
  });
