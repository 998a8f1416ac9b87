/**
 * The dated constants of the product. Days are ISO dates (YYYY-MM-DD) in Berlin time and compare as texts;
 * instants are `Date` objects. Amounts are whole euros as exact decimal strings.
 */

/** First day on which a Vorhaben may begin or a contract may be awarded (§ 8 FZulG: after 1 January 2020). */
export const FRUEHESTER_VORHABENBEGINN = "2020-01-02";

/** Decisions created from this day on are delivered by retrieval in the portal. @spec §9 roundtrip for decisions */
export const ROUNDTRIP_BESCHEIDE_AB = "2022-02-28";

/** Last instant at which a V1 application may be submitted, 29 Feb 2024 23:59:59.999 Berlin. @spec §9 */
export const V1_EINREICHUNG_BIS = new Date("2024-02-29T23:59:59.999+01:00");

/** First day with the raised hourly rate for own work. @spec §9 conversion of own contribution */
export const UMSTELLUNG_EIGENLEISTUNG = "2024-03-28";

/** First day on which an asset may be acquired, and on which its Vorhaben may begin (§ 3(3a) FZulG). */
export const WIRTSCHAFTSGUT_AB = "2024-03-28";

/** A Wirtschaftsjahr counts for assets when it begins on or after this day (§ 3(3a) FZulG). */
export const WIRTSCHAFTSGUT_WIRTSCHAFTSJAHR_AB = "2024-01-01";

/** Last instant of the extended work-plan validation, 12 Oct 2025 23:59:59.999 Berlin. @spec §9 */
export const ARBEITSPLAN_ERWEITERTE_VALIDIERUNG_BIS = new Date("2025-10-12T23:59:59.999+02:00");

/** Vorhaben begun from this day on get the lump sum for overheads (§ 3(3b) FZulG). */
export const GEMEINKOSTEN_AB = "2026-01-01";

/** Lump sum for overheads in per cent of the other eligible expenses (§ 3(3b) FZulG). */
export const GEMEINKOSTEN_PROZENT = "20";

/** Low-value assets up to this price per piece do not count, in euros. */
export const GWG_GRENZE_EURO = "800";

/** Provable hours of own work per week at most (§ 3(3) FZulG). */
export const EIGENLEISTUNG_STUNDEN_JE_WOCHE = 40;

/** A certificate may cover this many full future Wirtschaftsjahre (§ 3(2) FZulBV). */
export const ZUKUENFTIGE_WIRTSCHAFTSJAHRE = 3;

/** A Vorhaben that runs for more months than this gets a warning. @assumed domain.md 2.1 asks for a warning; the figure 60 is ours. */
export const LANGE_LAUFZEIT_MONATE = 60;

/** Days after which a deleted draft may be purged. @assumed §4 is silent about deleted drafts; we keep them 30 days. */
export const ENTWURF_AUFBEWAHRUNG_TAGE = 30;

/** One row of a dated table: the value holds from `ab` (inclusive) until the next row begins. */
export type DatierterWert = { readonly ab: string; readonly wert: string };

/** Euro per proven hour of own work, by the day of the work (§ 3(3) FZulG). */
export const STUNDENSATZ_EIGENLEISTUNG: readonly DatierterWert[] = [
  { ab: FRUEHESTER_VORHABENBEGINN, wert: "40" },
  { ab: UMSTELLUNG_EIGENLEISTUNG, wert: "70" },
  { ab: "2026-01-01", wert: "100" },
];

/** Eligible share of a contractor's fee in per cent, by the day of the contract (§ 3(4) FZulG). */
export const AUFTRAGSQUOTE_PROZENT: readonly DatierterWert[] = [
  { ab: FRUEHESTER_VORHABENBEGINN, wert: "60" },
  { ab: "2024-03-28", wert: "70" },
];

/** Highest assessment base per Wirtschaftsjahr in euros, connected companies together (§ 3(5) FZulG). */
export const MAX_BEMESSUNGSGRUNDLAGE: readonly DatierterWert[] = [
  { ab: FRUEHESTER_VORHABENBEGINN, wert: "2000000" },
  { ab: "2020-07-01", wert: "4000000" },
  { ab: "2024-03-28", wert: "10000000" },
  { ab: "2026-01-01", wert: "12000000" },
];

function wertAm(tabelle: readonly DatierterWert[], tag: string): string {
  return tabelle.filter((zeile) => zeile.ab <= tag).at(-1)?.wert ?? "0";
}

/** Euro per hour of own work on an ISO day; "0" before the law applies. */
export function stundensatzEigenleistung(tag: string): string {
  return wertAm(STUNDENSATZ_EIGENLEISTUNG, tag);
}

/** Eligible share in per cent of a contract awarded on an ISO day; "0" before the law applies. */
export function auftragsquote(vertragstag: string): string {
  return wertAm(AUFTRAGSQUOTE_PROZENT, vertragstag);
}

/** Highest assessment base in euros for expenses on an ISO day; "0" before the law applies. */
export function maxBemessungsgrundlage(tag: string): string {
  return wertAm(MAX_BEMESSUNGSGRUNDLAGE, tag);
}

/**
 * How many completed Wirtschaftsjahre the business statistics must cover (§ 6(2) FZulBV): three for applications up to
 * and including 2025, one afterwards.
 */
export function anzahlStatistikjahre(antragsjahr: number): number {
  return antragsjahr <= 2025 ? 3 : 1;
}

/** Says whether the extended work-plan rules hold for a Vorhaben first saved at this instant. @spec §9 */
export function giltErweiterteArbeitsplanValidierung(zuerstGespeichert: Date): boolean {
  return zuerstGespeichert.getTime() <= ARBEITSPLAN_ERWEITERTE_VALIDIERUNG_BIS.getTime();
}
