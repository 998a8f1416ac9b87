import type { ReactNode } from "react";
import type { StabZeile } from "~/contract/konto/stab";
import { ZWEITE_FAKTOREN } from "~/domain/benutzer/mitgliedStatus";
import { SYSTEMROLLEN } from "~/domain/benutzer/rollen";
import { STAB_STATUS } from "~/domain/benutzer/stab";
import { JA_NEIN, type Stabspalte } from "~/domain/tabelle/stabSpalten";
import { type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { EmailText } from "~/features/benutzerverwaltung";
import { MomentKurz } from "~/features/moment";
import { NichtsGefunden, toKopf } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Badge, type CellColumn, cellsOf, DataTable, Inline, Stack, Text, TextLink } from "~/ui";
import { STAB_LISTE } from "./stabListe";
import { STAB_FARBEN, tagVon } from "./stabTexte";

function Name({ zeile: { name, isSelbst } }: { zeile: StabZeile }) {
  return (
    <Inline gap="s">
      <Text as="span" tone="strong">
        {name}
      </Text>
      {isSelbst && <Badge tone="info">Sie</Badge>}
    </Inline>
  );
}

function Rollen({ zeile: { rollen } }: { zeile: StabZeile }) {
  return (
    <Stack gap="xs">
      {rollen.map((rolle) => (
        <Text as="span" key={rolle}>
          {SYSTEMROLLEN[rolle]}
        </Text>
      ))}
    </Stack>
  );
}

/** When the state began, or when it ends. */
function seitOderBis({ status, gueltigBis, gesperrtSeit }: StabZeile): string {
  if (status === "EINGELADEN") return `bis ${tagVon(gueltigBis)}`;
  return status === "GESPERRT" ? `seit ${tagVon(gesperrtSeit)}` : "";
}

function Status({ zeile }: { zeile: StabZeile }) {
  const { status } = zeile;
  return (
    <Stack gap="xs">
      <div>
        <Badge tone={STAB_FARBEN[status]}>{STAB_STATUS[status]}</Badge>
      </div>
      {seitOderBis(zeile) !== "" && (
        <Text tone="muted" size="s">
          {seitOderBis(zeile)}
        </Text>
      )}
    </Stack>
  );
}

const ZELLEN: Readonly<Record<Stabspalte["key"], (zeile: StabZeile) => ReactNode>> = {
  name: (zeile) => <Name zeile={zeile} />,
  email: ({ email }) => <EmailText email={email} />,
  rollen: (zeile) => <Rollen zeile={zeile} />,
  tfaPflicht: ({ tfaPflicht }) => (tfaPflicht ? JA_NEIN.ja : JA_NEIN.nein),
  zweiterFaktor: ({ zweiterFaktor }) =>
    zweiterFaktor === "KEINER" ? (
      <Badge tone="warning">{ZWEITE_FAKTOREN.KEINER}</Badge>
    ) : (
      ZWEITE_FAKTOREN[zweiterFaktor]
    ),
  status: (zeile) => <Status zeile={zeile} />,
  letzteAnmeldungAm: ({ letzteAnmeldungAm }) => <MomentKurz am={letzteAnmeldungAm} />,
};

function toSpalte(spalte: Stabspalte, ansicht: TabellenAnsicht): CellColumn<StabZeile> {
  return {
    ...toKopf(STAB_LISTE, spalte, ansicht),
    cell: ZELLEN[spalte.key],
  };
}

const AKTIONEN: CellColumn<StabZeile> = {
  key: "aktionen",
  title: "Aktionen",
  isForActions: true,
  isNarrow: true,
  cell: ({ benutzerUuid, name }) => (
    <TextLink href={href("stabBearbeiten", { uuid: benutzerUuid })} aria-label={`Verwalten: ${name}`}>
      Verwalten
    </TextLink>
  ),
};

const NICHTS_GEFUNDEN = <NichtsGefunden zurueck={STAB_LISTE.zuruecksetzen} alle="Alle Mitarbeiter anzeigen" />;

type StabTabelleProps = {
  ansicht: TabellenAnsicht;
  spalten: readonly Stabspalte[];
  zeilen: readonly StabZeile[];
};

/** All accounts of staff. */
export function StabTabelle({ ansicht, spalten, zeilen }: StabTabelleProps) {
  const columns = [...spalten.map((spalte) => toSpalte(spalte, ansicht)), AKTIONEN];
  const rows = zeilen.map((zeile) => ({ key: zeile.benutzerUuid, cells: cellsOf(columns, zeile) }));
  return (
    <DataTable caption="Sonstige Mitarbeiter" isCaptionHidden columns={columns} rows={rows} empty={NICHTS_GEFUNDEN} />
  );
}
