import type { FormKontext, Werte } from "../field";
import type { Entscheide, Konflikt, Merge } from "./merge";
import { mergeWerte } from "./mergeWerte";
import { withWertAn, readStelle, stelleText, wertAn, type Stelle } from "./stelle";
import { alleFelder, findUrsachen, findVerluste, wertDerAnderen, type Umfeld, type Verlust } from "./verluste";

/** More rounds than the longest chain of questions that depend on each other needs. */
const MAX_RUNDEN = 8;

type Stand<K extends FormKontext> = { umfeld: Umfeld<K>; konflikte: Map<string, Konflikt>; decide: Entscheide };

const remember = (konflikt: Konflikt, stelle: Stelle): void => {
  const name = stelleText(stelle);
  if (name !== konflikt.stelle && !konflikt.betrifft.includes(name)) konflikt.betrifft.push(name);
};

function konfliktAn<K extends FormKontext>({ umfeld, konflikte, decide }: Stand<K>, stelle: Stelle): Konflikt {
  const name = stelleText(stelle);
  const { gewollt, gespeichert } = umfeld.staende;
  const wahl = decide(name);
  const seiten = { meine: wertAn(gewollt, stelle), gespeicherte: wertAn(gespeichert, stelle) };
  const konflikt = konflikte.get(name) ?? {
    stelle: name,
    art: "feld",
    ...seiten,
    betrifft: [],
    ...(wahl !== undefined && { wahl }),
  };
  konflikte.set(name, konflikt);
  return konflikt;
}

/** Notes what an open decision costs either way. */
function rememberFolgen<K extends FormKontext>({ umfeld, konflikte }: Stand<K>, werte: Werte): void {
  for (const konflikt of konflikte.values()) {
    const stelle = readStelle(konflikt.stelle);
    if (konflikt.art !== "feld" || konflikt.wahl !== undefined || stelle === undefined) continue;
    const [meine, gespeicherte] = [konflikt.meine, konflikt.gespeicherte].map((wert) =>
      findVerluste(umfeld, withWertAn(werte, stelle, wert)),
    );
    const namen = (liste: readonly Verlust[] = []) => new Set(liste.map((verlust) => stelleText(verlust.stelle)));
    for (const verlust of meine ?? [])
      if (!namen(gespeicherte).has(stelleText(verlust.stelle))) remember(konflikt, verlust.stelle);
    for (const verlust of gespeicherte ?? [])
      if (!namen(meine).has(stelleText(verlust.stelle))) remember(konflikt, verlust.stelle);
  }
}

/**
 * Asks about the changes that would remove an answer, or undoes those that were decided against; the answers after
 * that.
 */
function handle<K extends FormKontext>(stand: Stand<K>, werte: Werte, verlust: Verlust): Werte {
  const gefunden = findUrsachen(stand.umfeld, werte, verlust);
  const ursachen = gefunden.length > 0 ? gefunden : [verlust.stelle];
  const konflikte = ursachen.map((stelle) => ({ stelle, konflikt: konfliktAn(stand, stelle) }));
  for (const { konflikt } of konflikte) remember(konflikt, verlust.stelle);
  if (konflikte.some(({ konflikt }) => konflikt.wahl === verlust.durch)) return werte;
  if (gefunden.length === 0) {
    // Nothing that could be chosen keeps this answer: only consent to its loss settles it.
    for (const { konflikt } of konflikte) delete konflikt.wahl;
    return werte;
  }
  const { staende } = stand.umfeld;
  return konflikte
    .filter(({ konflikt }) => konflikt.wahl !== undefined)
    .reduce((w, { stelle }) => withWertAn(w, stelle, wertDerAnderen(staende, verlust.durch, stelle)), werte);
}

/**
 * Merges the answers of a whole form. Besides the conflicts of `mergeWerte` it asks where the changes of one side would
 * silently remove an answer of the other: a cooperation is unticked here while its partners' aims are written there.
 * The result is not pruned yet.
 */
export function mergeForm<K extends FormKontext>(umfeld: Umfeld<K>, decide: Entscheide): Merge {
  const merge = mergeWerte(alleFelder(umfeld.form), umfeld.staende, decide);
  const stand: Stand<K> = { umfeld, konflikte: new Map(merge.konflikte.map((k) => [k.stelle, k])), decide };
  rememberFolgen(stand, merge.werte);
  let { werte } = merge;
  for (let runde = 0; runde < MAX_RUNDEN; runde += 1) {
    const vorher = werte;
    for (const verlust of findVerluste(umfeld, werte)) werte = handle(stand, werte, verlust);
    if (werte === vorher) break;
  }
  const konflikte = [...stand.konflikte.values()];
  const gefragt = new Set(konflikte.map(({ stelle }) => stelle));
  return { werte, konflikte, uebernommen: merge.uebernommen.filter((stelle) => !gefragt.has(stelle)) };
}
