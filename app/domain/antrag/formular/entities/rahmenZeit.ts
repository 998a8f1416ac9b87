import type { Werte } from "../../../../formkit/field";
import { textOf } from "../../../../formkit/werte";
import { addDays, daysBetween } from "../../../../lib/date";
import { divideDecimal, multiplyDecimal } from "../../../../lib/decimal";
import { UMSTELLUNG_EIGENLEISTUNG } from "../../../stichtage";
import { type Wirtschaftsjahr, wirtschaftsjahrVon } from "../../../unternehmen/wirtschaftsjahr";
import { listZeitteile, type Tage } from "../../../zulage/zeitteile";
import { stundensatzEigenleistung, zulageWert } from "../../../zulage/zulageWerte";
import type { AntragKontext } from "../kontext";
import { isPlausiblesJahr, zeitraumVon } from "../v2/laufzeit";

/** The hours of own work asked for a stretch: the field that holds them and the rate in euros that applies. */
export type Stundenteil = Tage & { readonly key: string; readonly satz: string };

/**
 * The days on which the hourly rate changes, with the fields that hold the hours before and after.
 *
 * @spec §9 conversion of own contribution 28 Mar 2024
 * @assumed §9 knows one conversion only; a Wirtschaftsjahr that crosses the next one, 1 Jan 2026, is split in the same
 * way.
 */
export const UMSTELLUNGEN = [
  { ab: UMSTELLUNG_EIGENLEISTUNG, vorher: "eigenleistungStundenBis", nachher: "eigenleistungStundenAb" },
  { ab: "2026-01-01", vorher: "eigenleistungStundenBis2025", nachher: "eigenleistungStundenAb2026" },
] as const;

/**
 * The Wirtschaftsjahr of a row by its key; undefined when it is no year that can be meant, and when the company's
 * Wirtschaftsjahr has another beginning by now.
 */
export function jahrVonZeile(zeile: Werte, kontext: AntragKontext): Wirtschaftsjahr | undefined {
  const key = textOf(zeile, "jahr");
  if (!/^\d{4}(\/\d{4})?$/.test(key) || !isPlausiblesJahr(key)) return undefined;
  // The last day of the first calendar year lies in the year that the key names, whatever its beginning.
  const jahr = wirtschaftsjahrVon(`${key.slice(0, 4)}-12-31`, kontext.wirtschaftsjahrBeginn);
  return jahr.key === key ? jahr : undefined;
}

/** The days of a row's Wirtschaftsjahr that belong to the Vorhaben; undefined when there are none. */
export function tageImVorhaben(zeile: Werte, vorhaben: Werte, kontext: AntragKontext): Tage | undefined {
  const jahr = jahrVonZeile(zeile, kontext);
  const laufzeit = zeitraumVon(vorhaben);
  if (jahr === undefined || laufzeit === undefined) return undefined;
  const von = jahr.beginn > laufzeit.beginn ? jahr.beginn : laufzeit.beginn;
  const bis = jahr.ende < laufzeit.ende ? jahr.ende : laufzeit.ende;
  return von <= bis ? { von, bis } : undefined;
}

/** Which hours are asked for a row: one number, or two where the hourly rate changes in between. */
export function listStundenteile(zeile: Werte, vorhaben: Werte, kontext: AntragKontext): readonly Stundenteil[] {
  const jahr = jahrVonZeile(zeile, kontext);
  const tage = tageImVorhaben(zeile, vorhaben, kontext) ?? (jahr && { von: jahr.beginn, bis: jahr.ende });
  if (tage === undefined) return [];
  const wechsel = UMSTELLUNGEN.find(({ ab }) => tage.von < ab && ab <= tage.bis);
  if (wechsel === undefined) {
    return [{ ...tage, key: "eigenleistungStunden", satz: stundensatzEigenleistung(tage.von) }];
  }
  const letzterTag = addDays(wechsel.ab, -1);
  return [
    { von: tage.von, bis: letzterTag, key: wechsel.vorher, satz: stundensatzEigenleistung(tage.von) },
    { von: wechsel.ab, bis: tage.bis, key: wechsel.nachher, satz: stundensatzEigenleistung(wechsel.ab) },
  ];
}

/** Hours of own work that count each week, by the law of this day: "40". */
export const stundenJeWoche = (tag: string): string => zulageWert("STUNDEN_JE_WOCHE", tag).wert;

/** Most hours of own work in a stretch of days: 40 for each week, parts of a week in proportion, one decimal. */
export function maxStunden({ von, bis }: Tage): string {
  return divideDecimal(multiplyDecimal(String(daysBetween(von, bis) + 1), stundenJeWoche(bis)), "7", 1);
}

/**
 * The days to which the amounts of a row belong: those in the Vorhaben, else the whole Wirtschaftsjahr. A row whose
 * Wirtschaftsjahr the company does not have (any more) belongs to today.
 */
export function tageVonZeile(zeile: Werte, vorhaben: Werte, kontext: AntragKontext): Tage {
  const jahr = jahrVonZeile(zeile, kontext);
  const ganzes = jahr === undefined ? { von: kontext.heute, bis: kontext.heute } : { von: jahr.beginn, bis: jahr.ende };
  return tageImVorhaben(zeile, vorhaben, kontext) ?? ganzes;
}

/**
 * The stretches of a row's Wirtschaftsjahr in which the same values of the law hold; the same for each Vorhaben of an
 * Antrag.
 */
export function listTeileDesJahres(zeile: Werte, kontext: AntragKontext): readonly Tage[] {
  const jahr = jahrVonZeile(zeile, kontext);
  return listZeitteile(
    jahr === undefined ? { von: kontext.heute, bis: kontext.heute } : { von: jahr.beginn, bis: jahr.ende },
  );
}
