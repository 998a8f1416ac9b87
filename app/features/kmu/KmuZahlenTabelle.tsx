import type { ReactNode } from "react";
import type { KmuZahlenZeile } from "~/contract/unternehmen/kmu";
import type { KmuZahlenBereich } from "~/domain/kmu/kmuZahlenFormular";
import { type KmuZahlenFrage, kmuZahlenJahr, kmuZahlenText } from "~/domain/kmu/kmuZahlenTexte";
import type { KmuZahlenSpalte } from "~/domain/tabelle/kmuZahlenSpalten";
import type { TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { MomentZelle } from "~/features/moment";
import { NichtsGefunden, toKopf } from "~/features/tabelle";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import { storedRowState } from "~/formkit/rowState";
import { href } from "~/routing/href";
import { type CellColumn, cellsOf, DataTable, StatusIcon, TextLink } from "~/ui";
import { KMU_ZAHLEN_LISTE } from "./kmuZahlenListe";
import { bereichVonZahlen } from "./kmuZahlenEingaben";
import type { KmuZahlenListeDaten } from "./loadKmuZahlenListe";

/** Figures with their answers as the rules read them. `tun`: what their link leads to. */
type Zeile = { zahlen: KmuZahlenZeile; bereich: KmuZahlenBereich; tun: "Bearbeiten" | "Ansehen" };

const antwortAuf =
  (frage: KmuZahlenFrage) =>
  ({ bereich }: Zeile): string =>
    kmuZahlenText(frage, bereich) || BLANK_TEXT;

const nameVon = antwortAuf("beteiligter");

function ZahlenLink({ zeile, text }: { zeile: Zeile; text: string }) {
  const { zahlen, bereich, tun } = zeile;
  return (
    <TextLink
      href={href("unternehmenKmuZahlenFormular", { uuid: zahlen.uuid })}
      aria-label={`${tun}: ${nameVon(zeile)}, Wirtschaftsjahr ${kmuZahlenJahr(bereich)}`}
    >
      {text}
    </TextLink>
  );
}

const ZELLEN: Readonly<Record<KmuZahlenSpalte["key"], (zeile: Zeile) => ReactNode>> = {
  status: ({ zahlen: { fehler } }) => <StatusIcon state={storedRowState({ fehler, warnungen: [] })} />,
  unternehmen: (zeile) => <ZahlenLink zeile={zeile} text={nameVon(zeile)} />,
  jahr: ({ bereich }) => kmuZahlenJahr(bereich),
  wertart: antwortAuf("wertart"),
  beschaeftigte: antwortAuf("beschaeftigte"),
  umsatz: antwortAuf("umsatz"),
  bilanzsumme: antwortAuf("bilanzsumme"),
  geaendert: ({ zahlen }) => <MomentZelle am={zahlen.geaendertAm} />,
};

/** The way into the figures where the column that carries it is not shown. */
const AKTIONEN: CellColumn<Zeile> = {
  key: "aktionen",
  title: "Aktionen",
  isForActions: true,
  cell: (zeile) => <ZahlenLink zeile={zeile} text={zeile.tun} />,
};

const toSpalte = (spalte: KmuZahlenSpalte, ansicht: TabellenAnsicht): CellColumn<Zeile> => ({
  ...toKopf(KMU_ZAHLEN_LISTE, spalte, ansicht),
  isRowHeader: spalte.key === "unternehmen",
  cell: ZELLEN[spalte.key],
});

const NICHTS_GEFUNDEN = <NichtsGefunden zurueck={KMU_ZAHLEN_LISTE.zuruecksetzen} alle="Alle Zahlen anzeigen" />;

type KmuZahlenTabelleProps = Pick<KmuZahlenListeDaten, "ansicht" | "zeilen" | "kontext" | "rechte"> & {
  spalten: readonly KmuZahlenSpalte[];
};

/** The figures that were entered, by company and Wirtschaftsjahr, each with a way into its form. */
export function KmuZahlenTabelle({ ansicht, spalten, zeilen, kontext, rechte }: KmuZahlenTabelleProps) {
  const tun = rechte.bearbeiten ? "Bearbeiten" : "Ansehen";
  const gewaehlte = spalten.map((spalte) => toSpalte(spalte, ansicht));
  const columns = spalten.some(({ key }) => key === "unternehmen") ? gewaehlte : [...gewaehlte, AKTIONEN];
  const rows = zeilen.map((zahlen) => {
    const zeile: Zeile = { zahlen, bereich: bereichVonZahlen({ ...zahlen, kontext }), tun };
    return { key: zahlen.uuid, cells: cellsOf(columns, zeile) };
  });
  const isEingeschraenkt = ansicht.suche !== "" || Object.keys(ansicht.filter).length > 0;
  return (
    <DataTable
      caption="Zahlen für den KMU-Status"
      isCaptionHidden
      columns={columns}
      rows={rows}
      empty={isEingeschraenkt ? NICHTS_GEFUNDEN : undefined}
    />
  );
}
