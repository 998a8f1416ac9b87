import { computeKmu, type KmuErgebnis, type KmuErgebnisGroesse } from "./kmu";
import type { KmuAngaben } from "./kmuAngaben";

/** Something without which the size cannot be told, and on which page it is entered. */
export type KmuFehlendes = {
  readonly satz: string;
  readonly wo: "ZAHLEN" | "VERBUNDENE";
  /** Whose figures are missing; "" where it is about no single company. */
  readonly beteiligter: string;
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
};

const UNBESTIMMT =
  "Ob Ihr Unternehmen ein kleines oder mittleres Unternehmen (KMU) ist, ist noch nicht bestimmbar. Bitte ergänzen Sie, was fehlt.";

function listFehlendes(
  { unternehmen, jahre, stichtag }: KmuAngaben,
  { fehlendeZahlen }: KmuErgebnis,
  offen: readonly string[],
): readonly KmuFehlendes[] {
  const hatEigene = jahre.some((jahr) => jahr.unternehmen === unternehmen && jahr.beginn <= stichtag);
  const ohneEigene: KmuFehlendes = {
    satz: "Für Ihr Unternehmen liegen bis zu diesem Tag keine Zahlen vor. Bitte tragen Sie mindestens ein Wirtschaftsjahr ein.",
    wo: "ZAHLEN",
    beteiligter: unternehmen,
  };
  return [
    ...(hatEigene ? [] : [ohneEigene]),
    ...fehlendeZahlen.map(({ satz, unternehmen: beteiligter }): KmuFehlendes => ({ satz, wo: "ZAHLEN", beteiligter })),
    ...offen.map((satz): KmuFehlendes => ({ satz, wo: "VERBUNDENE", beteiligter: "" })),
  ];
}

/**
 * Works out the size of a company. `offen`: what is not known yet about its relations, in sentences. A relation that is
 * not known can only add to the sum: whoever is too large without it stays too large.
 */
export function decideKmuLage(angaben: KmuAngaben, offen: readonly string[]): KmuLage {
  const ergebnis = computeKmu(angaben);
  const istOffen = offen.length > 0 && ergebnis.groesse !== "KEIN_KMU";
  const groesse = istOffen ? "UNBEKANNT" : ergebnis.groesse;
  return {
    angaben,
    ergebnis,
    groesse,
    satz: groesse === "UNBEKANNT" ? UNBESTIMMT : ergebnis.satz,
    fehlendes: listFehlendes(angaben, ergebnis, offen),
  };
}
