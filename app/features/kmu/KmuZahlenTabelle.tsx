import type { ReactNode } from "react";
import type { KmuZahlenFrage } from "~/domain/kmu/kmuZahlenTexte";
import type { KmuZahlenSpalte } from "~/domain/tabelle/kmuZahlenSpalten";
import type { TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { MomentZelle } from "~/features/moment";
import { NichtsGefunden, toKopf } from "~/features/tabelle";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import { href } from "~/routing/href";
import { type CellColumn, cellsOf, DataTable, StatusIcon, TextLink } from "~/ui";
import { KMU_ZAHLEN_LISTE } from "./kmuZahlenListe";
import type { KmuZahlenEintrag, KmuZahlenListeDaten } from "./loadKmuZahlenListe";

/** `tun`: what the link of the figures leads to. */
type Zeile = { eintrag: KmuZahlenEintrag; tun: "Bearbeiten" | "Ansehen" };

const antwortAuf =
  (frage: KmuZahlenFrage) =>
  ({ eintrag }: Zeile): string =>
    eintrag[frage] || BLANK_TEXT;

const nameVon = antwortAuf("beteiligter");

function ZahlenLink({ zeile, text }: { zeile: Zeile; text: string }) {
  const { eintrag, tun } = zeile;
  return (
    <TextLink
      href={href("unternehmenKmuZahlenFormular", { uuid: eintrag.uuid })}
      aria-label={`${tun}: ${nameVon(zeile)}, Wirtschaftsjahr ${eintrag.jahr}`}
    >
      {text}
    </TextLink>
  );
}

const ZELLEN: Readonly<Record<KmuZahlenSpalte["key"], (zeile: Zeile) => ReactNode>> = {
  status: ({ eintrag }) => <StatusIcon state={eintrag.status} />,
  unternehmen: (zeile) => <ZahlenLink zeile={zeile} text={nameVon(zeile)} />,
  jahr: ({ eintrag }) => eintrag.jahr,
  wertart: antwortAuf("wertart"),
  beschaeftigte: antwortAuf("beschaeftigte"),
  umsatz: antwortAuf("umsatz"),
  bilanzsumme: antwortAuf("bilanzsumme"),
  geaendert: ({ eintrag }) => <MomentZelle am={eintrag.geaendertAm} />,
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

type KmuZahlenTabelleProps = Pick<KmuZahlenListeDaten, "ansicht" | "zeilen" | "rechte"> & {
  spalten: readonly KmuZahlenSpalte[];
};

/** The figures that were entered, by company and Wirtschaftsjahr, each with a way into its form. */
export function KmuZahlenTabelle({ ansicht, spalten, zeilen, rechte }: KmuZahlenTabelleProps) {
  const tun = rechte.bearbeiten ? "Bearbeiten" : "Ansehen";
  const gewaehlte = spalten.map((spalte) => toSpalte(spalte, ansicht));
  const columns = spalten.some(({ key }) => key === "unternehmen") ? gewaehlte : [...gewaehlte, AKTIONEN];
  const rows = zeilen.map((eintrag) => ({ key: eintrag.uuid, cells: cellsOf(columns, { eintrag, tun }) }));
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
