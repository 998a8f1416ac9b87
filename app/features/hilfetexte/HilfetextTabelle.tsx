import { Fragment } from "react";
import type { HilfetextPlatz } from "~/contract/mitteilung/hilfetextVerwaltung";
import { Absendeknopf } from "~/features/anmeldung";
import { Moment } from "~/features/moment";
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
  TextLink,
  VisuallyHidden,
} from "~/ui";
import type { HilfetextListe } from "./loadHilfetexte";

/**
 * The places of an area, or those that were looked for, with their areas; a row leads to its text. For an earlier
 * moment with all of what readers saw.
 */
export function HilfetextTabelle({ daten: { suche, plaetze, bereich, bereiche, stand } }: { daten: HilfetextListe }) {
  const bereichName = (welcher: string) => bereiche.find(({ value }) => value === welcher)?.label ?? welcher;
  const name = suche === "" ? bereichName(bereich) : `Suche nach „${suche}“`;
  const listOrte = ({ bereich: wo, ort }: HilfetextPlatz) =>
    [...new Set([bereichName(wo), ort])].filter((einer) => einer !== name);
  const spalten = stand.moment === undefined ? jetzt(listOrte) : damals(listOrte);
  const rows = plaetze.map((platz) => ({
    key: `${platz.bereich}/${platz.feld}`,
    cells: cellsOf(spalten, platz),
  }));
  return <DataTable caption={`Texte: ${name}`} isCaptionHidden columns={spalten} rows={rows} empty={LEER} />;
}

const LEER = "Keine Stelle passt zu dieser Auswahl.";

/** The area, tab or page where a place is, without the area that was chosen. */
type Orte = (platz: HilfetextPlatz) => string[];

const stelleIn = (listOrte: Orte): CellColumn<HilfetextPlatz> => ({
  key: "bezeichnung",
  title: "Stelle",
  isRowHeader: true,
  cell: (platz) => (
    <Stack gap="xs">
      {platz.uuid === null ? (
        <Text as="span">{platz.bezeichnung}</Text>
      ) : (
        <TextLink href={href("hilfetextBearbeiten", { uuid: platz.uuid })}>{platz.bezeichnung}</TextLink>
      )}
      {listOrte(platz).map((ort) => (
        <Text as="span" tone="muted" size="s" key={ort}>
          {ort}
        </Text>
      ))}
      <Text as="span" tone="muted" size="s">
        <Schluessel feld={platz.feld} />
      </Text>
    </Stack>
  ),
});

const seitWann = ({ seit, index }: HilfetextPlatz): string =>
  index === null ? "–" : seit === null ? "Mitgeliefert" : formatDateTime(new Date(seit));

/** The columns of bildschirme.md 9: field, index, active, how the text begins, changed when and by whom. */
const jetzt = (listOrte: Orte): readonly CellColumn<HilfetextPlatz>[] => [
  stelleIn(listOrte),
  { key: "index", title: "Index", isNarrow: true, cell: ({ index }) => (index === null ? "–" : String(index)) },
  { key: "status", title: "Status", cell: (platz) => <Status platz={platz} /> },
  { key: "anfang", title: "Text", cell: (platz) => <Anfang platz={platz} /> },
  { key: "seit", title: "Gilt seit", cell: (platz) => <Seit platz={platz} /> },
];

/** Of an earlier moment only what was to be read, and since when: nothing can be done about it. */
const damals = (listOrte: Orte): readonly CellColumn<HilfetextPlatz>[] => [
  stelleIn(listOrte),
  { key: "anfang", title: "Text", cell: (platz) => <Ganzer platz={platz} /> },
  { key: "seit", title: "Galt seit", cell: seitWann },
];

/** A key, which may be broken where a new word begins in it. */
function Schluessel({ feld }: Pick<HilfetextPlatz, "feld">) {
  return feld.split(/(?=[A-Z._])/).map((wort, stelle) => (
    <Fragment key={`${String(stelle)} ${wort}`}>
      {stelle > 0 && <wbr />}
      {wort}
    </Fragment>
  ));
}

/** Since when the text holds, and who has changed it last. */
function Seit({ platz }: { platz: HilfetextPlatz }) {
  const { geaendertAm, von } = platz;
  return (
    <Stack gap="xs">
      <Text as="span">{seitWann(platz)}</Text>
      {geaendertAm !== null && (
        <Text as="span" tone="muted" size="s">
          Geändert am <Moment am={geaendertAm} /> von {von ?? "einer gelöschten Person"}
        </Text>
      )}
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

/** What readers saw, from beginning to end: the text of the place, or the general one. */
function Ganzer({ platz: { gelesen, bezeichnung, anfang, isActive, rueckfall } }: { platz: HilfetextPlatz }) {
  if (gelesen === null || gelesen === "") return "Leser sahen hier keinen Text.";
  const was = isActive ? "Ganzer Text" : "Ganzer allgemeiner Text";
  return (
    <Stack gap="xs">
      <Text as="span">{isActive ? anfang : `Leser sahen den allgemeinen Text: ${rueckfall ?? ""}`}</Text>
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
    </Stack>
  );
}

/** How the text begins, and what readers get where there is none of its own. */
function Anfang({ platz }: { platz: HilfetextPlatz }) {
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
        {rueckfall === null ? "Leser sehen hier keinen Text." : `Leser sehen den allgemeinen Text: ${rueckfall}`}
      </Text>
    </Stack>
  );
}
