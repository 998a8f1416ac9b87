import type { KmuZahlenListe, KmuZahlenZeile } from "~/contract/unternehmen/kmu";
import { KMU_ZAHLEN_FELDER } from "~/domain/kmu/kmuZahlenFormular";
import { nameDesJahres } from "~/domain/kmu/kmuVerweise";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import { displayField } from "~/formkit/readForm";
import { rowState } from "~/formkit/rowState";
import { textOf } from "~/formkit/werte";
import { formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { type CellColumn, cellsOf, DataTable, StatusIcon, TextLink } from "~/ui";
import { bereichVonZahlen } from "./kmuZahlenEingaben";

const stateOf = ({ fehler }: KmuZahlenZeile) =>
  rowState({ fehler: fehler.length, warnungen: 0, created: false, hidden: false, pending: false });

const FRAGEN = [
  ["wertart", "Art der Werte"],
  ["beschaeftigte", "Beschäftigte (JAE)"],
  ["umsatz", "Jahresumsatz"],
  ["bilanzsumme", "Bilanzsumme"],
] as const;

/** The figures that were entered, by company and Wirtschaftsjahr, each with its name as the way into its form. */
export function KmuZahlenTabelle({ daten: { data, kontext, rechte } }: { daten: KmuZahlenListe }) {
  const tun = rechte.bearbeiten ? "Bearbeiten" : "Ansehen";
  const werteOf = (zeile: KmuZahlenZeile) => bereichVonZahlen({ ...zeile, kontext });
  const nameOf = (zeile: KmuZahlenZeile): string =>
    kontext.firmen.find(({ key }) => key === textOf(werteOf(zeile).werte, "beteiligter"))?.name ?? BLANK_TEXT;
  const jahrOf = (zeile: KmuZahlenZeile): string => {
    const { werte } = werteOf(zeile);
    return nameDesJahres({ beginn: textOf(werte, "beginn"), ende: textOf(werte, "ende") });
  };
  const columns: CellColumn<KmuZahlenZeile>[] = [
    { key: "status", title: "Status", cell: (zeile) => <StatusIcon state={stateOf(zeile)} /> },
    {
      key: "name",
      title: "Unternehmen",
      isRowHeader: true,
      cell: (zeile) => (
        <TextLink
          href={href("unternehmenKmuZahlenFormular", { uuid: zeile.uuid })}
          aria-label={`${tun}: ${nameOf(zeile)}, Wirtschaftsjahr ${jahrOf(zeile)}`}
        >
          {nameOf(zeile)}
        </TextLink>
      ),
    },
    { key: "jahr", title: "Wirtschaftsjahr", cell: jahrOf },
    ...FRAGEN.map(([key, title]): CellColumn<KmuZahlenZeile> => {
      const feld = KMU_ZAHLEN_FELDER.find((eintrag) => eintrag.key === key);
      const cell = (zeile: KmuZahlenZeile): string =>
        feld === undefined ? BLANK_TEXT : displayField(feld, werteOf(zeile)) || BLANK_TEXT;
      return key === "wertart" ? { key, title, cell } : { key, title, align: "end", cell };
    }),
    { key: "geaendert", title: "Letzte Änderung", cell: ({ geaendertAm }) => formatDateTime(new Date(geaendertAm)) },
  ];
  const rows = data.map((zeile) => ({ key: zeile.uuid, cells: cellsOf(columns, zeile) }));
  return <DataTable caption="Zahlen für den KMU-Status" isCaptionHidden columns={columns} rows={rows} />;
}
