import type { Werte } from "../../formkit/field";
import { textOf } from "../../formkit/werte";
import { isDecimal, sumDecimals } from "../../lib/decimal";

const TEILE_FUE = ["fuePersonal", "fueSach", "fueExtern"] as const;

/** The number stored under a key; undefined when there is none. */
export function zahlOf(werte: Werte, key: string): string | undefined {
  const text = textOf(werte, key);
  return isDecimal(text) ? text : undefined;
}

/** All R&D expenses together (euros); "" until one is entered. */
export function fueGesamtVon(werte: Werte): string {
  const zahlen = TEILE_FUE.flatMap((key) => zahlOf(werte, key) ?? []);
  return zahlen.length === 0 ? "" : sumDecimals(zahlen);
}
