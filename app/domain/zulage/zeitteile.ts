import { addDays, daysBetween } from "../../lib/date";
import { divideDecimal, multiplyDecimal, subtractDecimal, sumDecimals } from "../../lib/decimal";
import { WECHSELTAGE } from "./zulageWerte";

/** A stretch of days, both inclusive (ISO). */
export type Tage = { readonly von: string; readonly bis: string };

/** The days cut into stretches in which all values that depend on the day of the expense stay the same. */
export function listZeitteile({ von, bis }: Tage): readonly Tage[] {
  const anfaenge = [von, ...WECHSELTAGE.filter((tag) => von < tag && tag <= bis)];
  return anfaenge.map((anfang, stelle) => {
    const naechster = anfaenge[stelle + 1];
    return { von: anfang, bis: naechster === undefined ? bis : addDays(naechster, -1) };
  });
}

function gemeinsameTage(a: Tage, b: Tage): number {
  const von = a.von > b.von ? a.von : b.von;
  const bis = a.bis < b.bis ? a.bis : b.bis;
  return von <= bis ? daysBetween(von, bis) + 1 : 0;
}

/**
 * Spreads an amount over stretches by the days that they share with its own days; to the cent, and together exactly the
 * amount. An amount that shares no day with any of them belongs to the last one.
 *
 * @assumed The form asks for amounts per Wirtschaftsjahr; where a value changes within it they count as spread evenly
 * over the days of the Vorhaben in that year. Hours of own work are asked for separately, as §9 wants it.
 */
export function distribute(betrag: string, tage: Tage, teile: readonly Tage[]): readonly string[] {
  if (teile.length === 1) return [betrag];
  const anzahlen = teile.map((teil) => gemeinsameTage(tage, teil));
  const gesamt = anzahlen.reduce((summe, anzahl) => summe + anzahl, 0);
  const letzter = gesamt === 0 ? teile.length - 1 : anzahlen.findLastIndex((anzahl) => anzahl > 0);
  const betraege = anzahlen.map((anzahl, stelle) =>
    stelle >= letzter || anzahl === 0
      ? "0.00"
      : divideDecimal(multiplyDecimal(betrag, String(anzahl)), String(gesamt), 2),
  );
  const rest = subtractDecimal(betrag, sumDecimals(betraege) || "0");
  return betraege.map((teilbetrag, stelle) => (stelle === letzter ? rest : teilbetrag));
}
