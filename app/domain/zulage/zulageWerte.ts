import { FRUEHESTER_VORHABENBEGINN, UMSTELLUNG_EIGENLEISTUNG, WIRTSCHAFTSGUT_WIRTSCHAFTSJAHR_AB } from "../stichtage";

/** What the law gives a dated value for. */
export type ZulageRegel =
  | "HOECHSTBETRAG"
  | "ZULAGESATZ"
  | "KMU_ZUSCHLAG"
  | "STUNDENSATZ"
  | "STUNDEN_JE_WOCHE"
  | "AUFTRAGSQUOTE"
  | "WERTMINDERUNG"
  | "GEMEINKOSTEN"
  | "BEIHILFEGRENZE";

/** Which day decides about the value. */
export type Massgeblich = "AUFWAND" | "AUFTRAG" | "BEGINN_WIRTSCHAFTSJAHR" | "BEGINN_VORHABEN";

/**
 * One value of the law: it holds from `ab` (ISO day, inclusive) until the next row of the same rule. Amounts in euros,
 * shares in per cent.
 */
export type ZulageWert = {
  readonly regel: ZulageRegel;
  readonly massgeblich: Massgeblich;
  readonly ab: string;
  readonly wert: string;
  readonly norm: string;
};

const AB_2024 = UMSTELLUNG_EIGENLEISTUNG;
const AB_2026 = "2026-01-01";

/**
 * All values of the Forschungszulage by date (FZulG as amended until 2025, domain.md 1.4): the only place that holds
 * them.
 *
 * HOECHSTBETRAG is the highest assessment base of a Wirtschaftsjahr, connected companies together. WERTMINDERUNG is the
 * eligible share of the depreciation of movable assets. BEIHILFEGRENZE counts per company and Vorhaben, with all other
 * state aid.
 */
export const ZULAGE_WERTE: readonly ZulageWert[] = [
  {
    regel: "HOECHSTBETRAG",
    massgeblich: "AUFWAND",
    ab: FRUEHESTER_VORHABENBEGINN,
    wert: "2000000",
    norm: "§ 3 Abs. 5 Satz 2 Nr. 1 FZulG",
  },
  {
    regel: "HOECHSTBETRAG",
    massgeblich: "AUFWAND",
    ab: "2020-07-01",
    wert: "4000000",
    norm: "§ 3 Abs. 5 Satz 2 Nr. 2 FZulG",
  },
  {
    regel: "HOECHSTBETRAG",
    massgeblich: "AUFWAND",
    ab: AB_2024,
    wert: "10000000",
    norm: "§ 3 Abs. 5 Satz 2 Nr. 3 FZulG",
  },
  {
    regel: "HOECHSTBETRAG",
    massgeblich: "AUFWAND",
    ab: AB_2026,
    wert: "12000000",
    norm: "§ 3 Abs. 5 Satz 2 Nr. 4 FZulG",
  },
  {
    regel: "ZULAGESATZ",
    massgeblich: "AUFWAND",
    ab: FRUEHESTER_VORHABENBEGINN,
    wert: "25",
    norm: "§ 4 Abs. 1 Satz 1 FZulG",
  },
  { regel: "KMU_ZUSCHLAG", massgeblich: "AUFWAND", ab: AB_2024, wert: "10", norm: "§ 4 Abs. 1 Satz 2 FZulG" },
  { regel: "STUNDENSATZ", massgeblich: "AUFWAND", ab: FRUEHESTER_VORHABENBEGINN, wert: "40", norm: "§ 3 Abs. 3 FZulG" },
  { regel: "STUNDENSATZ", massgeblich: "AUFWAND", ab: AB_2024, wert: "70", norm: "§ 3 Abs. 3 FZulG" },
  { regel: "STUNDENSATZ", massgeblich: "AUFWAND", ab: AB_2026, wert: "100", norm: "§ 3 Abs. 3 FZulG" },
  {
    regel: "STUNDEN_JE_WOCHE",
    massgeblich: "AUFWAND",
    ab: FRUEHESTER_VORHABENBEGINN,
    wert: "40",
    norm: "§ 3 Abs. 3 FZulG",
  },
  {
    regel: "AUFTRAGSQUOTE",
    massgeblich: "AUFTRAG",
    ab: FRUEHESTER_VORHABENBEGINN,
    wert: "60",
    norm: "§ 3 Abs. 4 Satz 1 FZulG",
  },
  { regel: "AUFTRAGSQUOTE", massgeblich: "AUFTRAG", ab: AB_2024, wert: "70", norm: "§ 3 Abs. 4 Satz 2 FZulG" },
  {
    regel: "WERTMINDERUNG",
    massgeblich: "BEGINN_WIRTSCHAFTSJAHR",
    ab: WIRTSCHAFTSGUT_WIRTSCHAFTSJAHR_AB,
    wert: "100",
    norm: "§ 3 Abs. 3a FZulG",
  },
  { regel: "GEMEINKOSTEN", massgeblich: "BEGINN_VORHABEN", ab: AB_2026, wert: "20", norm: "§ 3 Abs. 3b FZulG" },
  {
    regel: "BEIHILFEGRENZE",
    massgeblich: "AUFWAND",
    ab: FRUEHESTER_VORHABENBEGINN,
    wert: "15000000",
    norm: "§ 4 Abs. 3 FZulG",
  },
];

const zeilenVon = (regel: ZulageRegel): readonly ZulageWert[] => ZULAGE_WERTE.filter((zeile) => zeile.regel === regel);

/** The row that holds on an ISO day; before the first one its value is "0" and `ab` "". */
export function zulageWert(regel: ZulageRegel, tag: string): Pick<ZulageWert, "ab" | "wert" | "norm"> {
  const zeilen = zeilenVon(regel);
  return zeilen.filter(({ ab }) => ab <= tag).at(-1) ?? { ab: "", wert: "0", norm: zeilen[0]?.norm ?? "" };
}

/** The row of a rule that gives this value; undefined when none does. */
export function findZulageWert(regel: ZulageRegel, wert: string): ZulageWert | undefined {
  return zeilenVon(regel).find((zeile) => zeile.wert === wert);
}

/** The days on which a value changes that depends on the day of the expense, in order. */
export const WECHSELTAGE: readonly string[] = [
  ...new Set(
    ZULAGE_WERTE.filter(({ massgeblich, ab }) => massgeblich === "AUFWAND" && ab > FRUEHESTER_VORHABENBEGINN).map(
      ({ ab }) => ab,
    ),
  ),
].sort();

/** Euro per hour of own work on an ISO day; "0" before the law applies. */
export function stundensatzEigenleistung(tag: string): string {
  return zulageWert("STUNDENSATZ", tag).wert;
}

/** Eligible share in per cent of a contract awarded on an ISO day; "0" before the law applies. */
export function auftragsquote(vertragstag: string): string {
  return zulageWert("AUFTRAGSQUOTE", vertragstag).wert;
}

/**
 * Lump sum for overheads in per cent for a Vorhaben begun on an ISO day ("" counts as not begun); "0" where there is
 * none.
 */
export function gemeinkostenSatz(beginn: string): string {
  return zulageWert("GEMEINKOSTEN", beginn).wert;
}
