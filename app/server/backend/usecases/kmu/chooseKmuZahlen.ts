import type { KmuZahlenZeile } from "~/contract/unternehmen/kmu";
import type { KmuZahlenBereich, KmuZahlenKontext } from "~/domain/kmu/kmuZahlenFormular";
import { type KmuZahlenFrage, kmuZahlenJahr, kmuZahlenText } from "~/domain/kmu/kmuZahlenTexte";
import { zeitraumText } from "~/domain/statistik/zeitraum";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import type { Werte } from "~/formkit/field";
import { ROW_STATE_TEXT, storedRowState } from "~/formkit/rowState";
import { textOf } from "~/formkit/werte";
import { compareDecimal } from "~/lib/decimal";
import { chooseZeilen, type Lesart } from "../tabellen/chooseZeilen";
import type { Listenanfrage } from "../tabellen/listenanfrage";

type Zeile = { zeile: KmuZahlenZeile; bereich: KmuZahlenBereich };

/** A row as it is sent, with its answers. */
type MitWerten = { zeile: KmuZahlenZeile; werte: Werte };

const tageVon = ({ bereich: { werte } }: Zeile) => ({ beginn: textOf(werte, "beginn"), ende: textOf(werte, "ende") });

/** A figure is found as it is shown, and as its digits alone. */
const zahlTexte =
  (frage: KmuZahlenFrage) =>
  ({ bereich }: Zeile): readonly string[] => [
    kmuZahlenText(frage, bereich).replaceAll("\u00A0", " "),
    textOf(bereich.werte, frage).replace(".", ","),
  ];

/** What is not known stands below nought: figures are never negative. */
const nachZahl =
  (frage: KmuZahlenFrage) =>
  (a: Zeile, b: Zeile): number =>
    compareDecimal(textOf(a.bereich.werte, frage) || "-1", textOf(b.bereich.werte, frage) || "-1");

/** How the figures are searched and sorted: without an order that was asked for, as their companies are listed. */
const LESART: Lesart<Zeile> = {
  spalten: TABELLEN.kmuZahlen,
  suche: ["unternehmen", "jahr"],
  texte: {
    status: ({ zeile: { fehler } }) => ROW_STATE_TEXT[storedRowState({ fehler, warnungen: [] })],
    unternehmen: ({ bereich }) => kmuZahlenText("beteiligter", bereich),
    // By its name and by its days.
    jahr: (zeile) => [kmuZahlenJahr(zeile.bereich), zeitraumText(tageVon(zeile))],
    wertart: ({ bereich }) => kmuZahlenText("wertart", bereich),
    beschaeftigte: zahlTexte("beschaeftigte"),
    umsatz: zahlTexte("umsatz"),
    bilanzsumme: zahlTexte("bilanzsumme"),
  },
  momente: { geaendert: ({ zeile }) => zeile.geaendertAm },
  vergleiche: {
    jahr: (a, b) => tageVon(a).beginn.localeCompare(tageVon(b).beginn),
    beschaeftigte: nachZahl("beschaeftigte"),
    umsatz: nachZahl("umsatz"),
    bilanzsumme: nachZahl("bilanzsumme"),
  },
};

/** The figures that are asked for. A group has some hundreds of them at most: they are searched and sorted here. */
export function chooseKmuZahlen(
  alle: readonly MitWerten[],
  kontext: KmuZahlenKontext,
  anfrage: Listenanfrage,
): { data: KmuZahlenZeile[]; total: number } {
  const zeilen = alle.map(({ zeile, werte }): Zeile => ({ zeile, bereich: { werte, wurzel: werte, kontext } }));
  const { data, total } = chooseZeilen(zeilen, anfrage, LESART);
  return { data: data.map(({ zeile }) => zeile), total };
}
