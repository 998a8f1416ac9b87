import type { HilfetextPlatz } from "~/contract/mitteilung/hilfetextVerwaltung";
import { Absendeknopf } from "~/features/anmeldung";
import { formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import {
  Badge,
  type CellColumn,
  cellsOf,
  DataTable,
  Details,
  Inline,
  RichText,
  Stack,
  Text,
  VisuallyHidden,
} from "~/ui";
import type { HilfetextListe } from "./loadHilfetexte";

/** The places of an area; a row leads to its text. For an earlier moment with all of what readers saw. */
export function HilfetextTabelle({ daten: { plaetze, bereich, bereiche, stand } }: { daten: HilfetextListe }) {
  const spalten = listSpalten(stand.moment !== undefined);
  const rows = plaetze.map((platz) => ({
    key: platz.feld,
    cells: cellsOf(spalten, platz),
    href: platz.uuid === null ? undefined : href("hilfetextBearbeiten", { uuid: platz.uuid }),
  }));
  const name = bereiche.find(({ value }) => value === bereich)?.label ?? bereich;
  return <DataTable caption={`Texte: ${name}`} isCaptionHidden columns={spalten} rows={rows} />;
}

const listSpalten = (istStand: boolean): readonly CellColumn<HilfetextPlatz>[] => [
  { key: "bezeichnung", title: "Stelle", isRowHeader: true, cell: ({ bezeichnung }) => bezeichnung },
  { key: "ort", title: "Wo", cell: ({ ort, feld }) => <Ort ort={ort} feld={feld} /> },
  { key: "index", title: "Index", isNarrow: true, cell: ({ index }) => (index === null ? "–" : String(index)) },
  { key: "status", title: "Status", cell: (platz) => <Status platz={platz} /> },
  {
    key: "anfang",
    title: "Text",
    cell: (platz) => (
      <Stack gap="xs">
        <Anfang platz={platz} istStand={istStand} />
        <Ganzer platz={platz} />
      </Stack>
    ),
  },
  {
    key: "seit",
    title: "Gilt seit",
    cell: ({ seit, index }) => (index === null ? "–" : seit === null ? "Mitgeliefert" : formatDateTime(new Date(seit))),
  },
  { key: "von", title: "Geändert von", cell: ({ von }) => von ?? "–" },
];

function Ort({ ort, feld }: Pick<HilfetextPlatz, "ort" | "feld">) {
  return (
    <Stack gap="xs">
      <Text as="span">{ort}</Text>
      <Text as="span" tone="muted" size="s">
        {feld}
      </Text>
    </Stack>
  );
}

function Status({ platz: { index, isActive, offen, hatNeueren } }: { platz: HilfetextPlatz }) {
  const [tone, wort] =
    index === null
      ? (["warning", "Kein Text"] as const)
      : isActive
        ? (["success", "Aktiv"] as const)
        : (["neutral", "Nicht aktiv"] as const);
  return (
    <Inline gap="xs">
      <Badge tone={tone}>{wort}</Badge>
      {offen !== null && <Badge tone="info">{offen === "ENTWURF" ? "Entwurf" : "Geplant"}</Badge>}
      {hatNeueren && <Badge tone="info">Neuer mitgelieferter Text</Badge>}
    </Inline>
  );
}

/** What readers saw, from beginning to end, where a day is asked about. */
function Ganzer({ platz: { gelesen, bezeichnung, isActive } }: { platz: HilfetextPlatz }) {
  if (gelesen === null || gelesen === "") return null;
  const was = isActive ? "Ganzer Text" : "Ganzer allgemeiner Text";
  return (
    <Details
      summary={
        <>
          {was}
          <VisuallyHidden>: {bezeichnung}</VisuallyHidden>
        </>
      }
    >
      <RichText html={gelesen} />
    </Details>
  );
}

/** How the text begins, and what readers get where there is none of its own. */
function Anfang({ platz, istStand }: { platz: HilfetextPlatz; istStand: boolean }) {
  const { uuid, art, bereich, feld, bezeichnung, anfang, isActive, rueckfall } = platz;
  const eigener = anfang === "" ? "–" : anfang;
  if (art === "HINWEIS" || isActive) return eigener;
  return (
    <Stack gap="xs">
      {uuid === null ? (
        <Absendeknopf
          variant="quiet"
          icon="plus"
          absicht={`anlegen/${bereich}/${feld}`}
          aria-label={`Text schreiben: ${bezeichnung}`}
        >
          Text schreiben
        </Absendeknopf>
      ) : (
        <Text as="span">{eigener}</Text>
      )}
      <Text as="span" tone="muted" size="s">
        {`Leser ${istStand ? "sahen" : "sehen"} ${rueckfall === null ? "hier keinen Text." : `den allgemeinen Text: ${rueckfall}`}`}
      </Text>
    </Stack>
  );
}
