import type { Werte } from "../../formkit/field";
import { isYes, textOf } from "../../formkit/werte";
import { sumDecimals } from "../../lib/decimal";
import { type Zeitraum, zeitraumIn } from "./jahrFeld";
import { fueGesamtVon, zahlOf } from "./jahrZahlen";
import { lastDayOfYear, nameDesJahres } from "./zeitraum";

const FUE_INTERN = ["fuePersonal", "fueSach"] as const;

/** A figure is an exact decimal; undefined where none is entered. */
type Zahl = string | undefined;

/** What two Wirtschaftsjahre are compared by, and what has to be known before they are. */
export type Vergleichsjahr = Zeitraum & {
  readonly label: string;
  /** What keeps the year from being compared just so: "Rumpfjahr", "vorläufig". */
  readonly hinweise: readonly string[];
  readonly umsatz: Zahl;
  readonly beschaeftigte: Zahl;
  readonly fueBeschaeftigte: Zahl;
  /** R&D spent inside the company: people and material. */
  readonly fueIntern: Zahl;
  /** R&D paid for outside. */
  readonly fueExtern: Zahl;
  readonly fueGesamt: Zahl;
};

const WERTARTEN: Readonly<Record<string, string>> = { VORLAEUFIG: "vorläufig", GESCHAETZT: "geschätzt" };

/** Is it said to be a short year, or is it shorter than twelve months? */
export const isRumpfjahr = (werte: Werte, { beginn, ende }: Zeitraum): boolean =>
  isYes(werte, "rumpfjahr") || ende < lastDayOfYear(beginn);

function listHinweise(werte: Werte, zeitraum: Zeitraum, istVerbunden: boolean): readonly string[] {
  const wertart = WERTARTEN[textOf(werte, "wertart")];
  return [
    ...(isRumpfjahr(werte, zeitraum) ? ["Rumpfjahr"] : []),
    ...(wertart === undefined ? [] : [wertart]),
    ...(istVerbunden && textOf(werte, "ebene") === "VERBUND" ? ["Verbund"] : []),
  ];
}

/** The Wirtschaftsjahre side by side, the oldest first. */
export function toVergleich(jahre: readonly Werte[], istVerbunden: boolean): readonly Vergleichsjahr[] {
  return jahre
    .map((werte): Vergleichsjahr => {
      const zeitraum = zeitraumIn(werte);
      return {
        ...zeitraum,
        label: nameDesJahres(zeitraum),
        hinweise: listHinweise(werte, zeitraum, istVerbunden),
        umsatz: zahlOf(werte, "umsatz"),
        beschaeftigte: zahlOf(werte, "beschaeftigteVzae"),
        fueBeschaeftigte: zahlOf(werte, "fueBeschaeftigteVzae"),
        fueIntern: sumDecimals(FUE_INTERN.flatMap((key) => zahlOf(werte, key) ?? [])) || undefined,
        fueExtern: zahlOf(werte, "fueExtern"),
        fueGesamt: fueGesamtVon(werte) || undefined,
      };
    })
    .toSorted((a, b) => (a.beginn < b.beginn ? -1 : 1));
}
