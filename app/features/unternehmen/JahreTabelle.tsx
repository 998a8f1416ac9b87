import type { ReactNode } from "react";
import type { JahrAnsicht, JahrKontextAnsicht } from "~/contract/unternehmen/wirtschaftsjahre";
import { type JahrBereich, zeitraumIn } from "~/domain/statistik/jahrFeld";
import { antwortText, type JahrFrage } from "~/domain/statistik/jahrTexte";
import { nameDesJahres } from "~/domain/statistik/zeitraum";
import { type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import type { Wirtschaftsjahrspalte } from "~/domain/tabelle/wirtschaftsjahrSpalten";
import { MomentZelle } from "~/features/moment";
import { NichtsGefunden, toKopf } from "~/features/tabelle";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import { storedRowState } from "~/formkit/rowState";
import { href } from "~/routing/href";
import { type CellColumn, cellsOf, DataTable, StatusIcon, TextLink } from "~/ui";
import { bereichVonJahr } from "./jahrEingaben";
import { JAHRE_LISTE } from "./jahreListe";

/** A Wirtschaftsjahr with its answers as the rules read them. `tun`: what its link leads to. */
type Zeile = { jahr: JahrAnsicht; bereich: JahrBereich; zeitraum: string; tun: "Bearbeiten" | "Ansehen" };

/** Where the word may be parted in a narrow column, whether or not the browser knows German. */
const parted = (text: string): string => text.replace("Antragstellendes", "Antrag\u00ADstellendes");

const antwortAuf =
  (frage: JahrFrage) =>
  ({ bereich }: Zeile): string =>
    parted(antwortText(frage, bereich)) || BLANK_TEXT;

function JahrLink({ zeile: { jahr, zeitraum, tun }, text }: { zeile: Zeile; text: string }) {
  return (
    <TextLink
      href={href("unternehmenWirtschaftsjahrFormular", { uuid: jahr.uuid })}
      aria-label={`${tun}: Wirtschaftsjahr ${zeitraum}`}
    >
      {text}
    </TextLink>
  );
}

const ZELLEN: Readonly<Record<Wirtschaftsjahrspalte["key"], (zeile: Zeile) => ReactNode>> = {
  status: ({ jahr }) => <StatusIcon state={storedRowState(jahr)} />,
  zeitraum: (zeile) => <JahrLink zeile={zeile} text={zeile.zeitraum} />,
  ebene: antwortAuf("ebene"),
  wertart: antwortAuf("wertart"),
  umsatz: antwortAuf("umsatz"),
  beschaeftigte: antwortAuf("beschaeftigte"),
  fueVzae: antwortAuf("fueVzae"),
  fueGesamt: antwortAuf("fueGesamt"),
  geaendert: ({ jahr }) => <MomentZelle am={jahr.geaendertAm} />,
};

/** The way into a Wirtschaftsjahr where the column that carries it is not shown. */
const AKTIONEN: CellColumn<Zeile> = {
  key: "aktionen",
  title: "Aktionen",
  isForActions: true,
  cell: (zeile) => <JahrLink zeile={zeile} text={zeile.tun} />,
};

function toSpalte(spalte: Wirtschaftsjahrspalte, ansicht: TabellenAnsicht): CellColumn<Zeile> {
  return {
    ...toKopf(JAHRE_LISTE, spalte, ansicht),
    isNarrow: spalte.art === "zahl",
    isRowHeader: spalte.key === "zeitraum",
    cell: ZELLEN[spalte.key],
  };
}

const NICHTS_GEFUNDEN = <NichtsGefunden zurueck={JAHRE_LISTE.zuruecksetzen} alle="Alle Wirtschaftsjahre anzeigen" />;

type JahreTabelleProps = {
  ansicht: TabellenAnsicht;
  spalten: readonly Wirtschaftsjahrspalte[];
  jahre: readonly JahrAnsicht[];
  kontext: JahrKontextAnsicht;
  darf: boolean;
};

/** One row per Wirtschaftsjahr, each with a way into its form. */
export function JahreTabelle({ ansicht, spalten, jahre, kontext, darf }: JahreTabelleProps) {
  const gewaehlte = spalten.map((spalte) => toSpalte(spalte, ansicht));
  const columns = spalten.some(({ key }) => key === "zeitraum") ? gewaehlte : [...gewaehlte, AKTIONEN];
  const rows = jahre.map((jahr) => {
    const bereich = bereichVonJahr({ ...jahr, kontext });
    const zeitraum = nameDesJahres(zeitraumIn(bereich.werte));
    const zeile: Zeile = { jahr, bereich, zeitraum, tun: darf ? "Bearbeiten" : "Ansehen" };
    return { key: jahr.uuid, cells: cellsOf(columns, zeile) };
  });
  const isEingeschraenkt = ansicht.suche !== "" || Object.keys(ansicht.filter).length > 0;
  return (
    <DataTable
      caption="Wirtschaftsjahre"
      isCaptionHidden
      columns={columns}
      rows={rows}
      empty={isEingeschraenkt ? NICHTS_GEFUNDEN : undefined}
    />
  );
}
