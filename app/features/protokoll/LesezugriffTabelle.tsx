import type { ReactNode } from "react";
import type { LesezugriffZeile } from "~/contract/verfahren/lesezugriffe";
import { SYSTEMROLLEN } from "~/domain/benutzer/rollen";
import { LESEZUGRIFFE } from "~/domain/protokoll/lesezugriffe";
import type { Lesezugriffspalte } from "~/domain/tabelle/lesezugriffSpalten";
import type { TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { EmailText } from "~/features/benutzerverwaltung";
import { MomentSekunde } from "~/features/moment";
import { NichtsGefunden, toKopf } from "~/features/tabelle";
import { type CellColumn, cellsOf, DataTable, Stack, Text } from "~/ui";
import { LESEZUGRIFF_LISTE } from "./lesezugriffListe";
import { Wer } from "./Wer";

const ZELLEN: Readonly<Record<Lesezugriffspalte["key"], (zeile: LesezugriffZeile) => ReactNode>> = {
  am: ({ am }) => <MomentSekunde am={am} />,
  art: ({ art }) => LESEZUGRIFFE[art].label,
  person: ({ person, rolle }) => (
    <Wer person={person}>
      {rolle !== null && (
        <Text as="span" size="s">
          Rolle: {SYSTEMROLLEN[rolle]}
        </Text>
      )}
    </Wer>
  ),
  wen: ({ wen }) =>
    wen === null ? (
      "–"
    ) : (
      <Stack gap="xs">
        <Text as="span">{wen.name}</Text>
        {wen.email !== "" && <EmailText email={wen.email} />}
      </Stack>
    ),
  antrag: ({ antrag }) => (antrag === null ? "–" : (antrag.nummer ?? "ohne Nummer")),
  was: ({ was }) => was ?? "–",
};

const toSpalte = (spalte: Lesezugriffspalte, ansicht: TabellenAnsicht): CellColumn<LesezugriffZeile> => ({
  ...toKopf(LESEZUGRIFF_LISTE, spalte, ansicht),
  isRowHeader: spalte.key === "art",
  cell: ZELLEN[spalte.key],
});

const NICHTS_GEFUNDEN = <NichtsGefunden zurueck={LESEZUGRIFF_LISTE.zuruecksetzen} alle="Alle Lesezugriffe anzeigen" />;

type LesezugriffTabelleProps = {
  ansicht: TabellenAnsicht;
  spalten: readonly Lesezugriffspalte[];
  zeilen: readonly LesezugriffZeile[];
};

/** One row per reading. */
export function LesezugriffTabelle({ ansicht, spalten, zeilen }: LesezugriffTabelleProps) {
  const columns = spalten.map((spalte) => toSpalte(spalte, ansicht));
  const rows = zeilen.map((zeile) => ({ key: String(zeile.lfd), cells: cellsOf(columns, zeile) }));
  return <DataTable caption="Lesezugriffe" isCaptionHidden columns={columns} rows={rows} empty={NICHTS_GEFUNDEN} />;
}
