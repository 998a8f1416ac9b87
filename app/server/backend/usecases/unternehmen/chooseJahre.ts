import type { JahrAnsicht } from "~/contract/unternehmen/wirtschaftsjahre";
import { type JahrBereich, type JahrKontext, zeitraumIn } from "~/domain/statistik/jahrFeld";
import { antwortText, compareZahl, type JahrFrage, zahlVon } from "~/domain/statistik/jahrTexte";
import { zeitraumText } from "~/domain/statistik/zeitraum";
import { jahrKey, jahrLabel } from "~/domain/unternehmen/wirtschaftsjahr";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { ROW_STATE_TEXT, storedRowState } from "~/formkit/rowState";
import { chooseZeilen, type Lesart } from "../tabellen/chooseZeilen";
import type { Listenanfrage } from "../tabellen/listenanfrage";
import { vollstaendigesJahr } from "./jahrLage";
import type { Statistiklage } from "./statistikLage";

type Zeile = { jahr: JahrAnsicht; bereich: JahrBereich };

/** An amount is found as it is shown, and as its digits alone. */
const zahlTexte =
  (frage: JahrFrage) =>
  ({ bereich }: Zeile): readonly string[] => [
    antwortText(frage, bereich).replaceAll("\u00A0", " "),
    (zahlVon(frage, bereich.werte) ?? "").replace(".", ","),
  ];
const nachZahl =
  (frage: JahrFrage) =>
  (a: Zeile, b: Zeile): number =>
    compareZahl(frage, a.bereich.werte, b.bereich.werte);
const beginnVon = ({ bereich }: Zeile): string => zeitraumIn(bereich.werte).beginn;

/** How the years are searched and sorted: without an order that was asked for, the latest first. */
const LESART: Lesart<Zeile> = {
  spalten: TABELLEN.wirtschaftsjahre,
  suche: ["zeitraum", "ebene", "wertart"],
  texte: {
    status: ({ jahr }) => ROW_STATE_TEXT[storedRowState(jahr)],
    // However people write a year that crosses the turn of the year.
    zeitraum: ({ bereich }) => [zeitraumText, jahrLabel, jahrKey].map((write) => write(zeitraumIn(bereich.werte))),
    ebene: ({ bereich }) => antwortText("ebene", bereich),
    wertart: ({ bereich }) => antwortText("wertart", bereich),
    umsatz: zahlTexte("umsatz"),
    beschaeftigte: zahlTexte("beschaeftigte"),
    fueVzae: zahlTexte("fueVzae"),
    fueGesamt: zahlTexte("fueGesamt"),
  },
  momente: { geaendert: ({ jahr }) => jahr.geaendertAm },
  vergleiche: {
    zeitraum: (a, b) => beginnVon(a).localeCompare(beginnVon(b)),
    umsatz: nachZahl("umsatz"),
    beschaeftigte: nachZahl("beschaeftigte"),
    fueVzae: nachZahl("fueVzae"),
    fueGesamt: nachZahl("fueGesamt"),
  },
};

/** The Wirtschaftsjahre that are asked for. A company has some dozens of them: they are searched and sorted here. */
export function chooseJahre(
  { jahre, ansichten }: Pick<Statistiklage, "jahre" | "ansichten">,
  kontext: JahrKontext,
  anfrage: Listenanfrage,
): { data: JahrAnsicht[]; total: number } {
  const antworten = new Map(jahre.map(({ uuid, werte }) => [uuid, vollstaendigesJahr(werte)]));
  const zeilen = ansichten.toReversed().map((jahr): Zeile => {
    const werte = antworten.get(jahr.uuid) ?? {};
    return { jahr, bereich: { werte, wurzel: werte, kontext } };
  });
  const { data, total } = chooseZeilen(zeilen, anfrage, LESART);
  return { data: data.map(({ jahr }) => jahr), total };
}
