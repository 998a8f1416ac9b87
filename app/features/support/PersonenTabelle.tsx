import type { ReactNode } from "react";
import type { PersonZeile } from "~/contract/konto/personen";
import { ZWEITE_FAKTOREN } from "~/domain/benutzer/mitgliedStatus";
import { UNTERNEHMENSROLLEN_KURZ } from "~/domain/benutzer/rollen";
import { PERSON_STATUS } from "~/domain/benutzer/supportPerson";
import type { Personenspalte } from "~/domain/tabelle/personenSpalten";
import { type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { EmailText } from "~/features/benutzerverwaltung";
import { MomentKurz } from "~/features/moment";
import { NichtsGefunden, toKopf } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Badge, type CellColumn, cellsOf, DataTable, Stack, Text, TextLines, TextLink } from "~/ui";
import { PERSONEN_LISTE } from "./personenListe";
import { nameVon, PERSON_FARBEN, tagVon } from "./supportTexte";

/** How the access stands, and since when where it is locked. */
function Status({ zeile: { status, gesperrtSeit } }: { zeile: PersonZeile }) {
  return (
    <Stack gap="xs">
      <div>
        <Badge tone={PERSON_FARBEN[status]}>{PERSON_STATUS[status]}</Badge>
      </div>
      {gesperrtSeit !== null && (
        <Text tone="muted" size="s">
          seit {tagVon(gesperrtSeit)}
        </Text>
      )}
    </Stack>
  );
}

/** Where somebody works; below each of several the role, because no other column says which belongs to which. */
function Firmen({ firmen }: Pick<PersonZeile, "firmen">) {
  if (firmen.length < 2) return <TextLines texts={firmen.map(({ firma }) => firma)} />;
  return (
    <Stack gap="s">
      {firmen.map(({ firma, rolle }, stelle) => (
        <div key={`${String(stelle)} ${firma}`}>
          <Text as="span">{firma}</Text>{" "}
          <Text tone="muted" size="s">
            {UNTERNEHMENSROLLEN_KURZ[rolle]}
          </Text>
        </div>
      ))}
    </Stack>
  );
}

/** So long a name may be to stay on one line beside everything else. */
const KURZER_NAME = 24;
const hasKurzeNamen = (zeilen: readonly PersonZeile[]): boolean =>
  zeilen.every((zeile) => nameVon(zeile).length <= KURZER_NAME);

const ZELLEN: Readonly<Record<Personenspalte["key"], (zeile: PersonZeile) => ReactNode>> = {
  name: ({ uuid, name, email }) => (
    <TextLink href={href("supportPerson", { uuid })}>{nameVon({ name, email })}</TextLink>
  ),
  email: ({ email }) => <EmailText email={email} />,
  unternehmen: ({ firmen }) => <Firmen firmen={firmen} />,
  rolle: ({ firmen }) => <TextLines texts={[...new Set(firmen.map(({ rolle }) => UNTERNEHMENSROLLEN_KURZ[rolle]))]} />,
  status: (zeile) => <Status zeile={zeile} />,
  zweiterFaktor: ({ zweiterFaktor }) => (zweiterFaktor === null ? "–" : ZWEITE_FAKTOREN[zweiterFaktor]),
  letzteAnmeldungAm: ({ letzteAnmeldungAm }) => <MomentKurz am={letzteAnmeldungAm} />,
  gesperrtSeit: ({ gesperrtSeit }) => tagVon(gesperrtSeit) || "–",
};

function toSpalte(
  spalte: Personenspalte,
  ansicht: TabellenAnsicht,
  zeilen: readonly PersonZeile[],
): CellColumn<PersonZeile> {
  const kopf = toKopf(PERSONEN_LISTE, spalte, ansicht);
  return {
    ...kopf,
    isNarrow: kopf.isNarrow || (spalte.key === "name" && hasKurzeNamen(zeilen)),
    isRowHeader: spalte.key === "name",
    cell: ZELLEN[spalte.key],
  };
}

/** Leads to the page of a person, also where the names are not among the chosen columns. */
const AKTIONEN: CellColumn<PersonZeile> = {
  key: "aktionen",
  title: "Aktionen",
  isForActions: true,
  isNarrow: true,
  cell: ({ uuid, name, email }) => (
    <TextLink href={href("supportPerson", { uuid })} aria-label={`Ansehen: ${nameVon({ name, email })}`}>
      Ansehen
    </TextLink>
  ),
};

const NICHTS_GEFUNDEN = <NichtsGefunden zurueck={PERSONEN_LISTE.zuruecksetzen} alle="Alle Personen anzeigen" />;

type PersonenTabelleProps = {
  ansicht: TabellenAnsicht;
  spalten: readonly Personenspalte[];
  zeilen: readonly PersonZeile[];
};

/** One row per person. */
export function PersonenTabelle({ ansicht, spalten, zeilen }: PersonenTabelleProps) {
  const hasName = spalten.some(({ key }) => key === "name");
  const gewaehlte = spalten.map((spalte) => toSpalte(spalte, ansicht, zeilen));
  const columns = hasName ? gewaehlte : [...gewaehlte, AKTIONEN];
  const rows = zeilen.map((zeile) => ({ key: zeile.uuid, cells: cellsOf(columns, zeile) }));
  return (
    <DataTable
      caption="Unternehmensmitarbeiter"
      isCaptionHidden
      columns={columns}
      rows={rows}
      empty={NICHTS_GEFUNDEN}
    />
  );
}
