import type { Entscheidung } from "~/contract/antraege";
import type { Konfliktlage, Uebernommen } from "~/contract/zusammenfuehrung";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { Werte } from "~/formkit/field";
import type { Merge, Staende, Wahl } from "~/formkit/merge/merge";
import { mergeForm } from "~/formkit/merge/mergeForm";
import { readStelle, wertAn } from "~/formkit/merge/stelle";
import { rowsOf } from "~/formkit/werte";
import { Ablehnung, eingabeUngueltig, Konfliktablehnung } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import { findRevisionWerte } from "../../storage/revisionStore";
import { findUrheber } from "./findUrheber";
import { formularteile, listZeilenIds } from "./umbau";
import { MAX_ZEILEN } from "./wendeZeilenAn";

type Gespeichert = { uuid: string; revision: number; werte: Werte };

/** A save on an old revision: what both started from, what is stored, what is wanted, and what was decided. */
export type Lage = {
  stand: Gespeichert;
  basis: { revision: number; werte: Werte };
  gewollt: Werte;
  gesehen: number | undefined;
  entscheidungen: readonly Entscheidung[];
  kontext: AntragKontext;
  form: AntragFormular;
};

/** Is at this place still what the person has seen who decided? */
function istUnveraendert(gesehen: Werte, jetzt: Werte, text: string): boolean {
  const stelle = readStelle(text);
  return stelle !== undefined && JSON.stringify(wertAn(gesehen, stelle)) === JSON.stringify(wertAn(jetzt, stelle));
}

/** Merges with the decisions that still count: those about texts that nobody has changed since they were seen. */
async function mergeMitEntscheidungen(tx: Tx, { stand, basis, gewollt, kontext, form, gesehen, entscheidungen }: Lage): Promise<Merge> {
  const gesehene = gesehen === stand.revision ? stand.werte : gesehen && (await findRevisionWerte(tx, stand.uuid, gesehen));
  const bekannt = (text: string) => typeof gesehene === "object" && istUnveraendert(gesehene, stand.werte, text);
  const wahlen = new Map<string, Wahl>(entscheidungen.filter((e) => bekannt(e.stelle)).map((e) => [e.stelle, e.wahl]));
  const staende: Staende = { basis: basis.werte, gespeichert: stand.werte, gewollt };
  const merge = () => mergeForm({ form, staende, kontext }, (stelle) => wahlen.get(stelle));
  const erster = merge();
  const ungesehen = erster.konflikte.filter(({ wahl, betrifft }) => wahl !== undefined && !betrifft.every(bekannt));
  for (const { stelle } of ungesehen) wahlen.delete(stelle);
  return ungesehen.length > 0 ? merge() : erster;
}

async function mitUrhebern(tx: Tx, { stand, basis }: Lage, { konflikte, uebernommen }: Merge): Promise<Konfliktlage> {
  const stellen = [...uebernommen, ...konflikte.flatMap(({ stelle, betrifft }) => [stelle, ...betrifft])];
  const urheber = await findUrheber(tx, stand.uuid, { nach: basis.revision, bis: stand.revision, stellen: [...new Set(stellen)] });
  // An answer that only this save has changed is in conflict for the sake of others that depend on it.
  const stelleDerAnderen = (stelle: string, betrifft: readonly string[]) =>
    [stelle, ...betrifft].find((text) => !istUnveraendert(basis.werte, stand.werte, text)) ?? stelle;
  return {
    revision: stand.revision,
    konflikte: konflikte.map((konflikt) => ({ ...konflikt, ...urheber(stelleDerAnderen(konflikt.stelle, konflikt.betrifft)) })),
    uebernommen: uebernommen.map((stelle) => ({ stelle, ...urheber(stelle) })),
  };
}

/** What two saves may have made of their own, and both together may not. */
function pruefeGrenzen(form: AntragFormular, werte: Werte): void {
  const teile = formularteile(form);
  const ids = listZeilenIds(teile, werte);
  const zuViele = teile.tabellen.find(({ key }) => rowsOf(werte, key).length > MAX_ZEILEN);
  if (zuViele !== undefined) throw eingabeUngueltig(zuViele.key, `Sie können höchstens ${MAX_ZEILEN} Einträge erfassen.`);
  if (new Set(ids).size < ids.length) throw eingabeUngueltig("uuid", "Diesen Eintrag gibt es schon.");
}

/** The answers of both sides as one. Refuses, with everything that a person needs to decide, when something is left to decide. */
export async function fuehreZusammen(tx: Tx, lage: Lage): Promise<{ werte: Werte; zusammengefuehrt: Uebernommen[] }> {
  const merge = await mergeMitEntscheidungen(tx, lage);
  const konfliktlage = await mitUrhebern(tx, lage, merge);
  if (merge.konflikte.some(({ wahl }) => wahl === undefined)) throw new Konfliktablehnung(konfliktlage);
  pruefeGrenzen(lage.form, merge.werte);
  return { werte: merge.werte, zusammengefuehrt: konfliktlage.uebernommen };
}

/** The answers of the revision that a save is based on. */
export async function getBasis(tx: Tx, stand: Gespeichert, revision: number): Promise<Werte> {
  if (revision === stand.revision) return stand.werte;
  const werte = revision < stand.revision ? await findRevisionWerte(tx, stand.uuid, revision) : undefined;
  if (werte === undefined) throw new Ablehnung("REVISION_UNBEKANNT");
  return werte;
}
