import type { Entscheidung } from "~/contract/antrag/antraege";
import type { Konfliktlage, Uebernommen } from "~/contract/antrag/zusammenfuehrung";
import type { FormDefinition, FormKontext, Werte } from "~/formkit/field";
import type { Merge, Staende, Wahl } from "~/formkit/merge/merge";
import { mergeForm } from "~/formkit/merge/mergeForm";
import { readStelle, wertAn } from "~/formkit/merge/stelle";
import { Ablehnung, Konfliktablehnung } from "../../ablehnung";
import type { Revisionen } from "../../storage/revisionStore";
import { findUrheber, type GespeicherterStand } from "./findUrheber";

/** Something with revisions, as it is stored. */
export type Revisionsstand = GespeicherterStand & { werte: Werte };

/** A save on an old revision: what both started from, what is stored, what is wanted, and what was decided. */
export type Lage<K extends FormKontext> = {
  stand: Revisionsstand;
  revisionen: Revisionen;
  basis: { revision: number; werte: Werte };
  gewollt: Werte;
  gesehen: number | undefined;
  entscheidungen: readonly Entscheidung[];
  kontext: K;
  form: FormDefinition<K>;
};

/** Is at this place still what the person has seen who decided? */
function isUnchanged(gesehen: Werte, jetzt: Werte, text: string): boolean {
  const stelle = readStelle(text);
  return stelle !== undefined && JSON.stringify(wertAn(gesehen, stelle)) === JSON.stringify(wertAn(jetzt, stelle));
}

/** Merges with the decisions that still count: those about texts that nobody has changed since they were seen. */
async function mergeMitEntscheidungen<K extends FormKontext>(lage: Lage<K>): Promise<Merge> {
  const { stand, revisionen, basis, gewollt, kontext, form, gesehen, entscheidungen } = lage;
  const gesehene = gesehen === stand.revision ? stand.werte : gesehen && (await revisionen.findWerte(gesehen));
  const bekannt = (text: string) => typeof gesehene === "object" && isUnchanged(gesehene, stand.werte, text);
  const wahlen = new Map<string, Wahl>(entscheidungen.filter((e) => bekannt(e.stelle)).map((e) => [e.stelle, e.wahl]));
  const staende: Staende = { basis: basis.werte, gespeichert: stand.werte, gewollt };
  const merge = () => mergeForm({ form, staende, kontext }, (stelle) => wahlen.get(stelle));
  const erster = merge();
  const ungesehen = erster.konflikte.filter(({ wahl, betrifft }) => wahl !== undefined && !betrifft.every(bekannt));
  for (const { stelle } of ungesehen) wahlen.delete(stelle);
  return ungesehen.length > 0 ? merge() : erster;
}

async function withUrhebern<K extends FormKontext>(
  { stand, revisionen, basis }: Lage<K>,
  { konflikte, uebernommen }: Merge,
): Promise<Konfliktlage> {
  const stellen = [...uebernommen, ...konflikte.flatMap(({ stelle, betrifft }) => [stelle, ...betrifft])];
  const urheber = await findUrheber(revisionen, stand, { nach: basis.revision, stellen: [...new Set(stellen)] });
  // An answer that only this save has changed is in conflict for the sake of others that depend on it.
  const stelleDerAnderen = (stelle: string, betrifft: readonly string[]) =>
    [stelle, ...betrifft].find((text) => !isUnchanged(basis.werte, stand.werte, text)) ?? stelle;
  return {
    revision: stand.revision,
    konflikte: konflikte.map((konflikt) => ({
      ...konflikt,
      ...urheber(stelleDerAnderen(konflikt.stelle, konflikt.betrifft)),
    })),
    uebernommen: uebernommen.map((stelle) => ({ stelle, ...urheber(stelle) })),
  };
}

/**
 * The answers of both sides as one. Refuses, with everything that a person needs to decide, when something is left to
 * decide.
 */
export async function mergeWithOthers<K extends FormKontext>(
  lage: Lage<K>,
): Promise<{ werte: Werte; zusammengefuehrt: Uebernommen[] }> {
  const merge = await mergeMitEntscheidungen(lage);
  const konfliktlage = await withUrhebern(lage, merge);
  if (merge.konflikte.some(({ wahl }) => wahl === undefined)) throw new Konfliktablehnung(konfliktlage);
  return { werte: merge.werte, zusammengefuehrt: konfliktlage.uebernommen };
}

/** The answers of the revision that a save is based on. */
export async function getBasis(
  stand: Pick<Revisionsstand, "revision" | "werte">,
  revisionen: Revisionen,
  revision: number,
): Promise<Werte> {
  if (revision === stand.revision) return stand.werte;
  const werte = revision < stand.revision ? await revisionen.findWerte(revision) : undefined;
  if (werte === undefined) throw new Ablehnung("REVISION_UNBEKANNT");
  return werte;
}
