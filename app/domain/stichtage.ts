/**
 * The dated constants of the product. Days are ISO dates (YYYY-MM-DD) in Berlin time and compare as texts;
 * instants are `Date` objects. Amounts are whole euros as exact decimal strings. The values of the Forschungszulage by
 * date stand in `zulage/zulageWerte.ts`.
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

/**
 * First instant at which assets could be applied for in the Antrag itself, 20 Feb 2025 in Berlin. @spec domain.md 8.2
 */
export const WIRTSCHAFTSGUETER_BEANTRAGBAR_AB = new Date("2025-02-20T00:00:00.000+01:00");

/** A Wirtschaftsjahr counts for assets when it begins on or after this day (§ 3(3a) FZulG). */
export const WIRTSCHAFTSGUT_WIRTSCHAFTSJAHR_AB = "2024-01-01";

/** Last instant of the extended work-plan validation, 12 Oct 2025 23:59:59.999 Berlin. @spec §9 */
export const ARBEITSPLAN_ERWEITERTE_VALIDIERUNG_BIS = new Date("2025-10-12T23:59:59.999+02:00");

/** Low-value assets up to this price per piece do not count, in euros. */
export const GWG_GRENZE_EURO = "800";

/** A certificate may cover this many full future Wirtschaftsjahre (§ 3(2) FZulBV). */
export const ZUKUENFTIGE_WIRTSCHAFTSJAHRE = 3;

/**
 * A Vorhaben that runs for more months than this gets a warning. @assumed domain.md 2.1 asks for a warning; the figure
 * 60 is ours.
 */
export const LANGE_LAUFZEIT_MONATE = 60;

/** Days after which a deleted draft may be purged. @assumed §4 is silent about deleted drafts; we keep them 30 days. */
export const ENTWURF_AUFBEWAHRUNG_TAGE = 30;

/**
 * Months after which an Antrag is archived, counted from when everything about it is final. @assumed domain.md 4.4 no.
 * 21 gives it as an example.
 */
export const ARCHIV_NACH_MONATEN = 12;

/**
 * How many completed Wirtschaftsjahre the business statistics must cover (§ 6(2) FZulBV): three for applications up to
 * and including 2025, one afterwards.
 *
 * @assumed kmu.md calls the number data of the form version, domain.md 3.4 goes by the year of the Antrag. Form V2 is
 *   submitted on both sides of that turn of the year and V1 only before it, so that no version has one number of its
 *   own: the year in which the Antrag is submitted decides, and a draft asks for what holds today.
 */
export function anzahlStatistikjahre(antragsjahr: number): number {
  return antragsjahr <= 2025 ? 3 : 1;
}

/** Says whether the extended work-plan rules hold for a Vorhaben first saved at this instant. @spec §9 */
export function appliesErweiterteArbeitsplanValidierung(zuerstGespeichert: Date): boolean {
  return zuerstGespeichert.getTime() <= ARBEITSPLAN_ERWEITERTE_VALIDIERUNG_BIS.getTime();
}
