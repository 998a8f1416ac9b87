import { Badge, type CellColumn, cellsOf, DataTable, Inline, Stack, Text, VisuallyHidden } from "~/ui";
import { MomentKurz } from "~/features/moment";
import { AntragName } from "./AntragName";
import type { Eintrag } from "./loadNachrichten";

type NachrichtenTabelleProps = { eintraege: readonly Eintrag[]; istFirma: boolean };

/** Marks beside a title that are not its words: answered, with files. */
function Merkmale({ eintrag: { gelesen, anzahlAnlagen, anzahlAntworten } }: { eintrag: Eintrag }) {
  if (gelesen && anzahlAnlagen === 0 && anzahlAntworten === 0) return null;
  return (
    <Inline gap="xs">
      {!gelesen && <Badge tone="info">Ungelesen</Badge>}
      {anzahlAntworten > 0 && <Badge>Beantwortet</Badge>}
      {anzahlAnlagen > 0 && <Badge>{anzahlAnlagen === 1 ? "1 Datei" : `${String(anzahlAnlagen)} Dateien`}</Badge>}
    </Inline>
  );
}

const Titel = ({ gelesen, titel, wann }: Eintrag) => (
  <>
    {gelesen ? titel : <strong>{titel}</strong>}
    <VisuallyHidden>, {wann}</VisuallyHidden>
  </>
);

const Wann = ({ erstelltAm, von }: Eintrag) => (
  <Stack gap="xs">
    <MomentKurz am={erstelltAm} />
    {von !== null && (
      <Text as="span" tone="muted" size="s">
        von {von}
      </Text>
    )}
  </Stack>
);

/** Every column with its cells; `isNurStab`: only for those who work for no company. */
const SPALTEN: readonly (CellColumn<Eintrag> & { isNurStab?: true })[] = [
  { key: "titel", title: "Nachricht", cell: Titel },
  { key: "stand", title: "Stand", isNarrow: true, cell: (eintrag) => <Merkmale eintrag={eintrag} /> },
  { key: "antrag", title: "Antrag", cell: ({ antrag }) => (antrag === null ? "–" : <AntragName antrag={antrag} />) },
  { key: "firma", title: "Unternehmen", isNurStab: true, cell: ({ firma }) => firma },
  { key: "wann", title: "Wann", isNarrow: true, cell: Wann },
];

/** The messages, newest first; an unread one says so in a word, not by its weight alone. */
export function NachrichtenTabelle({ eintraege, istFirma }: NachrichtenTabelleProps) {
  const columns = SPALTEN.filter(({ isNurStab }) => !istFirma || isNurStab !== true);
  const rows = eintraege.map((eintrag) => ({
    key: eintrag.uuid,
    href: eintrag.href,
    cells: cellsOf(columns, eintrag),
  }));
  return (
    <DataTable
      caption="Nachrichten"
      isCaptionHidden
      columns={columns}
      rows={rows}
      empty="Keine Nachrichten vorhanden"
    />
  );
}
