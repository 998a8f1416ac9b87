import type { Field, FormKontext, Werte } from "../field";
import { isStored } from "../kinds";
import { wertOf } from "../relevance";
import type { Entscheide, Konflikt } from "./merge";
import { mergeFeld } from "./mergeFeld";
import { stelleText } from "./stelle";

/** Where conflicts and places taken from the others are collected. */
export type Sammlung = { konflikte: Konflikt[]; uebernommen: string[]; decide: Entscheide };

/** Notes a conflict and says how it is decided; undecided ones count as stored. */
export function note(
  { konflikte, decide }: Sammlung,
  konflikt: Omit<Konflikt, "betrifft" | "wahl">,
): "meine" | "gespeicherte" {
  const wahl = decide(konflikt.stelle);
  konflikte.push({ ...konflikt, betrifft: [], ...(wahl !== undefined && { wahl }) });
  return wahl ?? "gespeicherte";
}

type Ort = { tabelle: string; zeile: string } | null;

/** Merges the fields of one entity, tables left out. Without `basis` nobody knows from what both started. */
export function mergeFelder<K extends FormKontext>(
  fields: readonly Field<K>[],
  { basis, gespeichert, gewollt }: { basis: Werte | undefined; gespeichert: Werte; gewollt: Werte },
  { ort, sammlung }: { ort: Ort; sammlung: Sammlung },
): Werte {
  const werte: Werte = {};
  for (const field of fields) {
    if (!isStored(field.kind) || field.kind === "table") continue;
    const [s, m] = [wertOf(field, gespeichert), wertOf(field, gewollt)];
    const set = () => stelleText(ort === null ? { feld: field.key } : { ...ort, feld: field.key });
    const merge = mergeFeld(field, { basis: basis && wertOf(field, basis), gespeichert: s, gewollt: m });
    if (merge.art === "eindeutig") {
      werte[field.key] = merge.wert;
      if (merge.isUebernommen) sammlung.uebernommen.push(set());
    } else {
      const konflikt = { stelle: set(), art: "feld", meine: m, gespeicherte: s } as const;
      werte[field.key] = note(sammlung, konflikt) === "meine" ? m : s;
    }
  }
  return werte;
}
