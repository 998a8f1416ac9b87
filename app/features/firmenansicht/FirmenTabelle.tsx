import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { FirmenZeile } from "~/contract/unternehmen/firmen";
import type { Firmenspalte } from "~/domain/tabelle/firmenSpalten";
import { type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { rechtsformText } from "~/domain/unternehmen/rechtsformen";
import { FormularFelder } from "~/features/formular";
import { NichtsGefunden, toKopf } from "~/features/tabelle";
import { berlinDate, formatDate } from "~/lib/date";
import { Button, type CellColumn, cellsOf, DataTable, Text, VisuallyHidden } from "~/ui";
import { FIRMEN_LISTE } from "./firmenListe";

const ZELLEN: Readonly<Record<Firmenspalte["key"], (zeile: FirmenZeile) => ReactNode>> = {
  firma: ({ firma }) => (
    <Text as="span" tone="strong">
      {firma}
    </Text>
  ),
  rechtsform: ({ rechtsform }) => rechtsformText(rechtsform),
  ort: ({ ort }) => ort || "–",
  anzahlBenutzer: ({ anzahlBenutzer }) => String(anzahlBenutzer),
  erstelltAm: ({ erstelltAm }) => formatDate(berlinDate(new Date(erstelltAm))),
};

function toSpalte(spalte: Firmenspalte, ansicht: TabellenAnsicht): CellColumn<FirmenZeile> {
  return {
    ...toKopf(FIRMEN_LISTE, spalte, ansicht),
    isRowHeader: spalte.key === "firma",
    cell: ZELLEN[spalte.key],
  };
}

/** Looking is noted, so it is a form and no link. */
function Ansehen({ zeile: { uuid, firma }, formular }: { zeile: FirmenZeile; formular: FormularSchutz }) {
  const { formData } = useNavigation();
  return (
    <Form method="post">
      <FormularFelder formular={formular} />
      <input type="hidden" name="absicht" value="ansehen" />
      <Button name="unternehmen" value={uuid} variant="secondary" pending={formData?.get("unternehmen") === uuid}>
        Ansehen <VisuallyHidden>{firma}</VisuallyHidden>
      </Button>
    </Form>
  );
}

const NICHTS_GEFUNDEN = <NichtsGefunden zurueck={FIRMEN_LISTE.zuruecksetzen} alle="Alle Unternehmen anzeigen" />;

type FirmenTabelleProps = {
  ansicht: TabellenAnsicht;
  spalten: readonly Firmenspalte[];
  zeilen: readonly FirmenZeile[];
  formular: FormularSchutz;
};

/** One row per company. */
export function FirmenTabelle({ ansicht, spalten, zeilen, formular }: FirmenTabelleProps) {
  const aktionen: CellColumn<FirmenZeile> = {
    key: "aktionen",
    title: "Aktionen",
    isForActions: true,
    isNarrow: true,
    cell: (zeile) => <Ansehen zeile={zeile} formular={formular} />,
  };
  const columns = [...spalten.map((spalte) => toSpalte(spalte, ansicht)), aktionen];
  const rows = zeilen.map((zeile) => ({ key: zeile.uuid, cells: cellsOf(columns, zeile) }));
  return <DataTable caption="Unternehmen" isCaptionHidden columns={columns} rows={rows} empty={NICHTS_GEFUNDEN} />;
}
