import type { Field, FormDefinition, FormKontext, Wert, Werte } from "../field";
import { isStored } from "../kinds";
import { pruneIrrelevant } from "../relevance";
import { isBlank, rowsOf } from "../werte";
import type { Staende, Wahl } from "./merge";
import { isGleich, withWertAn, stelleText, wertAn, type Stelle } from "./stelle";

/** What is merged and by which rules. */
export type Umfeld<K extends FormKontext> = { form: FormDefinition<K>; staende: Staende; kontext: K };

/** An answer of one side that is no longer asked for because of what the other side has changed. */
export type Verlust = { stelle: Stelle; durch: Wahl };

/** All fields of a form, in their order. */
export const alleFelder = <K extends FormKontext>(form: FormDefinition<K>): Field<K>[] =>
  form.tabs.flatMap(({ fields }) => fields);

/** The places of all answers that are no tables, in rows too. */
function listStellen<K extends FormKontext>(form: FormDefinition<K>, werte: Werte): Stelle[] {
  const einfache = (fields: readonly Field<K>[]) => fields.filter(({ kind }) => isStored(kind) && kind !== "table");
  const inZeilen = alleFelder(form).flatMap(({ key: tabelle, entity }) =>
    rowsOf(werte, tabelle).flatMap(({ uuid: zeile }) =>
      einfache(entity?.fields ?? []).map(({ key: feld }) => ({ tabelle, zeile, feld })),
    ),
  );
  return [...einfache(alleFelder(form)).map(({ key: feld }) => ({ feld })), ...inZeilen];
}

function isVerloren(werte: Werte, gekuerzt: Werte, stelle: Stelle): boolean {
  const wert = wertAn(werte, stelle);
  return !isBlank(wert) && !isGleich(wert, wertAn(gekuerzt, stelle));
}

const isGeaendert = ({ basis, gespeichert, gewollt }: Staende, wer: Wahl, stelle: Stelle): boolean =>
  !isGleich(wertAn(basis, stelle), wertAn(wer === "meine" ? gewollt : gespeichert, stelle));

/**
 * The answers of each side that pruning would remove because of the other side. What a side removes itself is its own
 * doing.
 */
export function findVerluste<K extends FormKontext>({ form, staende, kontext }: Umfeld<K>, werte: Werte): Verlust[] {
  const gekuerzt = pruneIrrelevant(form, werte, kontext);
  if (gekuerzt === werte) return [];
  const verlorene = listStellen(form, werte).filter((stelle) => isVerloren(werte, gekuerzt, stelle));
  if (verlorene.length === 0) return [];
  const eigene = pruneIrrelevant(form, staende.gewollt, kontext);
  return verlorene.flatMap((stelle): Verlust[] => {
    const isMeiner = isGeaendert(staende, "meine", stelle) && !isVerloren(staende.gewollt, eigene, stelle);
    if (isMeiner) return [{ stelle, durch: "gespeicherte" }];
    return isGeaendert(staende, "gespeicherte", stelle) ? [{ stelle, durch: "meine" }] : [];
  });
}

/** The answer at a place as the side has it that did not cause a loss. */
export function wertDerAnderen({ gespeichert, gewollt }: Staende, durch: Wahl, stelle: Stelle): Wert {
  return wertAn(durch === "meine" ? gespeichert : gewollt, stelle);
}

/**
 * A smallest set of changes of one side without which the answer would stay; empty when single answers do not explain
 * it.
 */
export function findUrsachen<K extends FormKontext>(
  umfeld: Umfeld<K>,
  werte: Werte,
  { stelle, durch }: Verlust,
): Stelle[] {
  const { form, staende, kontext } = umfeld;
  const name = stelleText(stelle);
  const kandidaten = listStellen(form, werte).filter((s) => stelleText(s) !== name && isGeaendert(staende, durch, s));
  const staysWithout = (weg: readonly Stelle[]) => {
    const ohne = weg.reduce((w, s) => withWertAn(w, s, wertDerAnderen(staende, durch, s)), werte);
    return !isVerloren(ohne, pruneIrrelevant(form, ohne, kontext), stelle);
  };
  if (!staysWithout(kandidaten)) return [];
  return kandidaten.reduce((noetig, s) => {
    const weniger = noetig.filter((n) => n !== s);
    return staysWithout(weniger) ? weniger : noetig;
  }, kandidaten);
}
