import type { ReactNode } from "react";
import type { BenutzerZeile } from "~/contract/konto/benutzerverwaltung";
import { MITGLIED_STATUS, ZWEITE_FAKTOREN } from "~/domain/benutzer/mitgliedStatus";
import { UNTERNEHMENSROLLEN_KURZ } from "~/domain/benutzer/rollen";
import type { Benutzerspalte } from "~/domain/tabelle/tabellen";
import type { TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { MomentKurz } from "~/features/moment";
import { NichtsGefunden, toKopf } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Badge, type CellColumn, cellsOf, DataTable, Inline, Stack, Text, TextLink, VisuallyHidden } from "~/ui";
import { nameVon, STATUS_FARBEN, tagVon, zugriffText } from "./benutzerTexte";
import { EmailText } from "./EmailText";
import { BENUTZER_LISTE } from "./verwaltungHref";

function Name({ zeile }: { zeile: BenutzerZeile }) {
  return (
    <Inline gap="s">
      <Text as="span" tone="strong">
        {nameVon(zeile)}
      </Text>
      {zeile.isSelbst && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <Badge tone="info">Sie</Badge>
        </>
      )}
    </Inline>
  );
}

function Rolle({ zeile: { rolle, darfStammdaten, wartet, isEinladung } }: { zeile: BenutzerZeile }) {
  return (
    <Stack gap="xs">
      <Text as="span">{UNTERNEHMENSROLLEN_KURZ[rolle]}</Text>
      {darfStammdaten && (
        <Text tone="muted" size="s">
          auch Stammdaten
        </Text>
      )}
      {wartet !== null && !isEinladung && (
        <Text tone="muted" size="s">
          Vollmacht wartet auf Zustimmung
        </Text>
      )}
    </Stack>
  );
}

function Status({ zeile: { status, gueltigBis } }: { zeile: BenutzerZeile }) {
  return (
    <Stack gap="xs">
      <div>
        <Badge tone={STATUS_FARBEN[status]}>{MITGLIED_STATUS[status]}</Badge>
      </div>
      {(status === "EINGELADEN" || status === "ABGELAUFEN") && (
        <Text tone="muted" size="s">
          {`${status === "EINGELADEN" ? "bis" : "seit"} ${tagVon(gueltigBis)}`}
        </Text>
      )}
    </Stack>
  );
}

/** Somebody without a second factor is worth a second look. */
function Faktor({ zeile: { zweiterFaktor } }: { zeile: BenutzerZeile }) {
  if (zweiterFaktor === "KEINER") return <Badge tone="warning">{ZWEITE_FAKTOREN.KEINER}</Badge>;
  return <>{zweiterFaktor === null ? "–" : ZWEITE_FAKTOREN[zweiterFaktor]}</>;
}

const ZELLEN: Readonly<Record<Benutzerspalte["key"], (zeile: BenutzerZeile) => ReactNode>> = {
  name: (zeile) => <Name zeile={zeile} />,
  email: ({ email }) => <EmailText email={email} />,
  rolle: (zeile) => <Rolle zeile={zeile} />,
  status: (zeile) => <Status zeile={zeile} />,
  zweiterFaktor: (zeile) => <Faktor zeile={zeile} />,
  letzteAnmeldungAm: ({ letzteAnmeldungAm }) => <MomentKurz am={letzteAnmeldungAm} />,
  anzahlAntraege: (zeile) => zugriffText(zeile),
};

/** From so many columns on all of the width is needed for what cannot break. */
const VIELE_SPALTEN = 7;

/** Names up to this length stay on one line; a longer one on the page lets all of them break. */
const NAME_AUF_EINER_ZEILE = 24;

const hasKurzeNamen = (zeilen: readonly BenutzerZeile[]): boolean =>
  zeilen.every((zeile) => nameVon(zeile).length <= NAME_AUF_EINER_ZEILE);

function toSpalte(
  spalte: Benutzerspalte,
  { ansicht, zeilen, spalten }: BenutzerTabelleProps,
): CellColumn<BenutzerZeile> {
  const kopf = toKopf(BENUTZER_LISTE, spalte, ansicht);
  return {
    ...kopf,
    isNarrow: kopf.isNarrow || (spalte.key === "name" && spalten.length < VIELE_SPALTEN && hasKurzeNamen(zeilen)),
    cell: ZELLEN[spalte.key],
  };
}

const AKTIONEN: CellColumn<BenutzerZeile> = {
  key: "aktionen",
  title: "Aktionen",
  isForActions: true,
  isNarrow: true,
  cell: (zeile) => (
    <TextLink href={href("benutzerBearbeiten", { uuid: zeile.uuid })} aria-label={`Verwalten: ${nameVon(zeile)}`}>
      Verwalten
    </TextLink>
  ),
};

type BenutzerTabelleProps = {
  ansicht: TabellenAnsicht;
  spalten: readonly Benutzerspalte[];
  zeilen: readonly BenutzerZeile[];
};

const NICHTS_GEFUNDEN = <NichtsGefunden zurueck={BENUTZER_LISTE.zuruecksetzen} alle="Alle Benutzer anzeigen" />;

/** Everybody of the company and its open invitations. */
export function BenutzerTabelle(tabelle: BenutzerTabelleProps) {
  const { spalten, zeilen } = tabelle;
  const columns = [...spalten.map((spalte) => toSpalte(spalte, tabelle)), AKTIONEN];
  const rows = zeilen.map((zeile) => ({ key: zeile.uuid, cells: cellsOf(columns, zeile) }));
  return <DataTable caption="Benutzer" isCaptionHidden columns={columns} rows={rows} empty={NICHTS_GEFUNDEN} />;
}
