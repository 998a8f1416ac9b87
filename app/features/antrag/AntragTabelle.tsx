import { formatAnsicht, toggleSortierung, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { href } from "~/routing/href";
import { DataTable, type DataTableRow, type TableColumn } from "~/ui";
import { ANTRAG_SPALTEN } from "./antragSpalten";
import type { ListenZeile } from "./loadAntragListe";
import { StatusZeichen } from "./StatusZeichen";

/** The address of the list in another view. */
export const ansichtHref = (ansicht: TabellenAnsicht): string => {
  const query = formatAnsicht(ansicht).toString();
  return query === "" ? href("antraege") : `${href("antraege")}?${query}`;
};

function toSpalte({ key, title }: (typeof ANTRAG_SPALTEN)[number], ansicht: TabellenAnsicht): TableColumn {
  return {
    key,
    title,
    align: key === "anzahlVorhaben" ? "end" : "start",
    isNarrow: key !== "bezeichnung" && key !== "status",
    sortHref: ansichtHref(toggleSortierung(ansicht, key)),
    sorted: ansicht.sortierung.find((eintrag) => eintrag.key === key)?.order,
  };
}

function toZeile(zeile: ListenZeile): DataTableRow {
  return {
    key: zeile.uuid,
    href: href("antragStartseite", { uuid: zeile.uuid }),
    cells: {
      antragsnummer: zeile.antragsnummer ?? "Entwurf",
      bezeichnung: zeile.bezeichnung || "–",
      status: <StatusZeichen status={zeile.status} />,
      version: zeile.version,
      anzahlVorhaben: zeile.anzahlVorhaben,
      geaendertAm: zeile.geaendert,
      eingereichtAm: zeile.eingereicht || "–",
    },
  };
}

/** The list as a table whose first column leads to the Antrag. */
export function AntragTabelle({ ansicht, zeilen }: { ansicht: TabellenAnsicht; zeilen: readonly ListenZeile[] }) {
  return (
    <DataTable
      caption="Anträge"
      isCaptionHidden
      columns={ANTRAG_SPALTEN.map((spalte) => toSpalte(spalte, ansicht))}
      rows={zeilen.map(toZeile)}
    />
  );
}
