import { Badge, DataTable, type DataTableRow, Inline, Stack, Text, VisuallyHidden } from "~/ui";
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

function toZeile(eintrag: Eintrag): DataTableRow {
  const { uuid, titel, wann, von, firma, gelesen, antrag } = eintrag;
  return {
    key: uuid,
    href: eintrag.href,
    cells: {
      titel: (
        <>
          {gelesen ? titel : <strong>{titel}</strong>}
          <VisuallyHidden>, {wann}</VisuallyHidden>
        </>
      ),
      stand: <Merkmale eintrag={eintrag} />,
      antrag: antrag === null ? "–" : <AntragName antrag={antrag} />,
      firma,
      wann: (
        <Stack gap="xs">
          <span>{wann}</span>
          {von !== null && (
            <Text as="span" tone="muted" size="s">
              von {von}
            </Text>
          )}
        </Stack>
      ),
    },
  };
}

/** The messages, newest first; an unread one says so in a word, not by its weight alone. */
export function NachrichtenTabelle({ eintraege, istFirma }: NachrichtenTabelleProps) {
  const columns = [
    { key: "titel", title: "Nachricht" },
    { key: "stand", title: "Stand", isNarrow: true },
    { key: "antrag", title: "Antrag" },
    ...(istFirma ? [] : [{ key: "firma", title: "Unternehmen" }]),
    { key: "wann", title: "Wann", isNarrow: true },
  ];
  return (
    <DataTable caption="Nachrichten" isCaptionHidden columns={columns} rows={eintraege.map(toZeile)} empty="Keine Nachrichten vorhanden" />
  );
}
