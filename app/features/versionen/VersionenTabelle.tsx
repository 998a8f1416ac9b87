import { Moment } from "~/features/moment";
import { Badge, DataTable, type DataTableRow, Inline, Stack, Text, TextLink } from "~/ui";
import type { VersionEintrag } from "./loadVersionen";
import type { VersionenUmgebung } from "./versionenUmgebung";
import { vergleichHref, wiederherstellenHref } from "./versionenHref";

const SPALTEN = [
  { key: "fassung", title: "Fassung", isNarrow: true },
  { key: "gespeichert", title: "Gespeichert" },
  { key: "aenderungen", title: "Geändert" },
  { key: "aktionen", title: "Aktionen", isForActions: true },
];

/** `hrefBenennen`: where a version gets its name; null for people who may not name any. */
type Ansicht = { rahmen: VersionenUmgebung; hrefBenennen: ((revision: number) => string) | null };

/** What is special about a version. */
function Zeichen({ eintrag, isAktuell }: { eintrag: VersionEintrag; isAktuell: boolean }) {
  return (
    <Inline gap="xs">
      {isAktuell && <Badge tone="info">Aktuell</Badge>}
      {eintrag.eingereicht !== null && <Badge tone="success">{`Eingereicht am ${eintrag.eingereicht}`}</Badge>}
    </Inline>
  );
}

function Aktionen({
  eintrag: { revision, name: eigener },
  rahmen,
  hrefBenennen,
}: Ansicht & { eintrag: VersionEintrag }) {
  const name = `Fassung ${String(revision)}`;
  return (
    <Stack gap="xs">
      {revision > 1 && (
        <TextLink
          href={vergleichHref(rahmen, { von: revision - 1, bis: revision })}
          aria-label={`${name}: Mit der vorigen vergleichen`}
        >
          Mit der vorigen vergleichen
        </TextLink>
      )}
      {revision !== rahmen.aktuell && (
        <TextLink
          href={vergleichHref(rahmen, { von: revision, bis: rahmen.aktuell })}
          aria-label={`${name}: Mit der aktuellen vergleichen`}
        >
          Mit der aktuellen vergleichen
        </TextLink>
      )}
      {revision !== rahmen.aktuell && rahmen.darfBearbeiten && (
        <TextLink href={wiederherstellenHref(rahmen, revision)} aria-label={`${name} wiederherstellen`}>
          Wiederherstellen
        </TextLink>
      )}
      {hrefBenennen !== null && (
        <TextLink href={hrefBenennen(revision)} aria-label={`${name} ${eigener === null ? "benennen" : "umbenennen"}`}>
          {eigener === null ? "Benennen" : "Umbenennen"}
        </TextLink>
      )}
    </Stack>
  );
}

function toZeile(eintrag: VersionEintrag, ansicht: Ansicht): DataTableRow {
  const { rahmen } = ansicht;
  const isAktuell = eintrag.revision === rahmen.aktuell;
  return {
    key: String(eintrag.revision),
    cells: {
      fassung: `Fassung ${String(eintrag.revision)}`,
      gespeichert: (
        <>
          <Moment am={eintrag.am} /> von {eintrag.von}
        </>
      ),
      aenderungen: (
        <Stack gap="xs">
          {eintrag.name !== null && <Text as="strong">{eintrag.name}</Text>}
          <Text>{eintrag.aenderungen}</Text>
          {(isAktuell || eintrag.eingereicht !== null) && <Zeichen eintrag={eintrag} isAktuell={isAktuell} />}
        </Stack>
      ),
      aktionen: <Aktionen eintrag={eintrag} {...ansicht} />,
    },
  };
}

/** The saves of a Vorhaben, newest first. */
export function VersionenTabelle({ eintraege, ...ansicht }: Ansicht & { eintraege: readonly VersionEintrag[] }) {
  return (
    <DataTable
      caption={`Versionen von ${ansicht.rahmen.vorhabenTitel}`}
      isCaptionHidden
      columns={SPALTEN}
      rows={eintraege.map((eintrag) => toZeile(eintrag, ansicht))}
    />
  );
}
