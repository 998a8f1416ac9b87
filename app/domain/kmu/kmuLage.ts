import { computeKmu, type KmuErgebnis, type KmuFehlendeZahlen, type KmuErgebnisGroesse } from "./kmu";
import { nameDesJahres } from "../statistik/zeitraum";
import type { KmuAngaben } from "./kmuAngaben";

/** Something without which the size may not be told, and where it is entered. */
export type KmuFehlendes =
  { readonly satz: string; readonly wo: "STATISTIK" | "VERBUNDENE"; readonly beteiligter: "" } | FehlendeZahlen;

/**
 * Figures that are entered for the KMU status: what the row `zeile` of a company lacks, or all of them for `jahre`
 * where `zeile` is "". VERBUNDJAHR: of the company itself, whose statistics of these days hold for the whole group.
 */
type FehlendeZahlen = {
  readonly satz: string;
  readonly wo: "ZAHLEN" | "VERBUNDJAHR";
  readonly beteiligter: string;
} & Pick<KmuFehlendeZahlen, "zeile" | "jahre">;

/**
 * What is not known yet. `beziehungen`: about the relations, in sentences. `verbundjahre` and `eingetragene`: the keys
 * of the own years whose statistics hold for the whole group, and of those that do not come from the statistics.
 */
export type KmuOffenes = {
  readonly beziehungen: readonly string[];
  readonly verbundjahre: readonly string[];
  readonly eingetragene: readonly string[];
};

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

const describeVerbundjahr = (jahr: string): string =>
  `Die Geschäftsstatistik ${jahr} gilt für den ganzen Verbund. Der KMU-Status braucht die Zahlen Ihres Unternehmens allein, oder die des konsolidierten Abschlusses mit der Angabe, welche Unternehmen darin enthalten sind. Bitte tragen Sie eines von beiden ein.`;

/** Where missing figures are entered: the own ones in the statistics, unless these hold for the whole group. */
function toFehlendes(
  { satz, unternehmen: beteiligter, zeile, jahre }: KmuFehlendeZahlen,
  eigenes: string,
  { verbundjahre, eingetragene }: KmuOffenes,
): KmuFehlendes {
  if (verbundjahre.includes(zeile)) {
    const namen = jahre.map(nameDesJahres).join(", ");
    return { satz: describeVerbundjahr(namen), wo: "VERBUNDJAHR", beteiligter, zeile: "", jahre };
  }
  return beteiligter === eigenes && !eingetragene.includes(zeile)
    ? { satz, wo: "STATISTIK", beteiligter: "" }
    : { satz, wo: "ZAHLEN", beteiligter, zeile, jahre };
}

function listFehlendes(
  { unternehmen, jahre, stichtag }: KmuAngaben,
  { fehlendeZahlen }: KmuErgebnis,
  offenes: KmuOffenes,
): readonly KmuFehlendes[] {
  const hasEigene = jahre.some((jahr) => jahr.unternehmen === unternehmen && jahr.beginn <= stichtag);
  const alle: readonly KmuFehlendes[] = [
    ...(hasEigene ? [] : [KEINE_EIGENEN]),
    ...fehlendeZahlen.map((eintrag) => toFehlendes(eintrag, unternehmen, offenes)),
    ...offenes.beziehungen.map((satz): KmuFehlendes => ({ satz, wo: "VERBUNDENE", beteiligter: "" })),
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
