import { computeKmu, type KmuErgebnis, type KmuFehlendeZahlen, type KmuErgebnisGroesse } from "./kmu";
import type { KmuAngaben } from "./kmuAngaben";

/** Something without which the size may not be told, and where it is entered. */
export type KmuFehlendes =
  { readonly satz: string; readonly wo: "STATISTIK" | "VERBUNDENE"; readonly beteiligter: "" } | FehlendeZahlen;

/** Figures of another company: what its row `zeile` lacks, or all of them for `jahre` where `zeile` is "". */
type FehlendeZahlen = {
  readonly satz: string;
  readonly wo: "ZAHLEN";
  readonly beteiligter: string;
} & Pick<KmuFehlendeZahlen, "zeile" | "jahre">;

/** What is not known yet, in sentences: about the relations, and about the own business statistics. */
export type KmuOffenes = { readonly beziehungen: readonly string[]; readonly statistik: readonly string[] };

/**
 * The result for a company whose relations may be unfinished. `groesse` is UNBEKANNT while something is missing that
 * could change it.
 */
export type KmuLage = {
  readonly angaben: KmuAngaben;
  readonly ergebnis: KmuErgebnis;
  readonly groesse: KmuErgebnisGroesse;
  readonly satz: string;
  readonly fehlendes: readonly KmuFehlendes[];
  /** What the list of relations says of itself, such as that it is not confirmed. */
  readonly hinweise: readonly string[];
};

const UNBESTIMMT =
  "Ob Ihr Unternehmen ein kleines oder mittleres Unternehmen (KMU) ist, lässt sich noch nicht sagen. Bitte ergänzen Sie, was fehlt.";

const KEINE_EIGENEN: KmuFehlendes = {
  satz: "Von Ihrem Unternehmen ist bis zu diesem Tag kein Wirtschaftsjahr erfasst. Bitte tragen Sie mindestens eines ein.",
  wo: "STATISTIK",
  beteiligter: "",
};

function listFehlendes(
  { unternehmen, jahre, stichtag }: KmuAngaben,
  { fehlendeZahlen }: KmuErgebnis,
  { beziehungen, statistik }: KmuOffenes,
): readonly KmuFehlendes[] {
  const hasEigene = jahre.some((jahr) => jahr.unternehmen === unternehmen && jahr.beginn <= stichtag);
  // Why own figures are missing is said already where the statistics hold those of a group.
  const zahlen = fehlendeZahlen.filter((eintrag) => statistik.length === 0 || eintrag.unternehmen !== unternehmen);
  const alle: readonly KmuFehlendes[] = [
    ...(hasEigene ? [] : [KEINE_EIGENEN]),
    ...statistik.map((satz): KmuFehlendes => ({ satz, wo: "STATISTIK", beteiligter: "" })),
    ...zahlen.map(({ satz, unternehmen: beteiligter, zeile, jahre: fehlende }): KmuFehlendes =>
      beteiligter === unternehmen
        ? { satz, wo: "STATISTIK", beteiligter: "" }
        : { satz, wo: "ZAHLEN", beteiligter, zeile, jahre: fehlende },
    ),
    ...beziehungen.map((satz): KmuFehlendes => ({ satz, wo: "VERBUNDENE", beteiligter: "" })),
  ];
  // Two companies of one name miss the same in the same words, and both have to be said.
  return [...new Map(alle.map((eintrag) => [`${eintrag.beteiligter} ${eintrag.satz}`, eintrag])).values()];
}

/**
 * Works out the size of a company. A relation that is not known can only add to the sum: whoever is too large without
 * it stays too large.
 */
export function decideKmuLage(angaben: KmuAngaben, offenes: KmuOffenes, hinweise: readonly string[] = []): KmuLage {
  const ergebnis = computeKmu(angaben);
  const isOffen = offenes.beziehungen.length > 0 && ergebnis.groesse !== "KEIN_KMU";
  const groesse = isOffen ? "UNBEKANNT" : ergebnis.groesse;
  return {
    angaben,
    ergebnis,
    groesse,
    satz: groesse === "UNBEKANNT" ? UNBESTIMMT : ergebnis.satz,
    fehlendes: listFehlendes(angaben, ergebnis, offenes),
    hinweise,
  };
}
