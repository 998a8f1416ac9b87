import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Person } from "~/contract/konto/personen";
import { UNTERNEHMENSROLLEN_KURZ } from "~/domain/benutzer/rollen";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button, Card, type CellColumn, cellsOf, DataTable, Stack, Text, VisuallyHidden } from "~/ui";
import { tagVon } from "./supportTexte";

type Zeile = Person["mitgliedschaften"][number];

const ARTEN = {
  AKTIV: "Mitglied seit",
  RUHT: "Deaktiviert seit",
  EINGELADEN: "Eingeladen am",
  REGISTRIERUNG: "Registriert am",
} as const;

/** Looking at a company is noted, so it is a form and no link. */
function Ansehen({ zeile: { unternehmenUuid, firma }, formular }: { zeile: Zeile; formular: FormularSchutz }) {
  if (unternehmenUuid === null) return "–";
  return (
    <Form method="post" action={href("supportUnternehmen")}>
      <FormularFelder formular={formular} />
      <input type="hidden" name="absicht" value="ansehen" />
      <Button name="unternehmen" value={unternehmenUuid} variant="secondary">
        Unternehmen ansehen <VisuallyHidden>{firma}</VisuallyHidden>
      </Button>
    </Form>
  );
}

const SPALTEN: CellColumn<Zeile>[] = [
  { key: "firma", title: "Unternehmen", isRowHeader: true, cell: ({ firma }) => firma },
  {
    key: "rolle",
    title: "Rolle",
    cell: ({ rolle, isLetzte }) => (
      <Stack gap="xs">
        <span>{UNTERNEHMENSROLLEN_KURZ[rolle]}</span>
        {isLetzte && (
          <Text tone="muted" size="s">
            Sonst kann sich niemand anmelden, der bevollmächtigt ist.
          </Text>
        )}
      </Stack>
    ),
  },
  { key: "seit", title: "Stand", cell: ({ art, seit }) => `${ARTEN[art]} ${tagVon(seit)}` },
];

/** The companies of a person: those worked for, those that rest, and those that wait for a confirmation. */
export function UnternehmenKarte({ person, formular }: { person: Person; formular: FormularSchutz }) {
  const ansehen: CellColumn<Zeile> = {
    key: "aktion",
    title: "Aktion",
    isForActions: true,
    isNarrow: true,
    cell: (zeile) => <Ansehen zeile={zeile} formular={formular} />,
  };
  const columns = [...SPALTEN, ansehen];
  const rows = person.mitgliedschaften.map((zeile, stelle) => ({
    key: `${String(stelle)} ${zeile.firma}`,
    cells: cellsOf(columns, zeile),
  }));
  return (
    <Card title="Unternehmen" id="unternehmen">
      <DataTable
        caption="Unternehmen der Person"
        isCaptionHidden
        columns={columns}
        rows={rows}
        empty="Kein Unternehmen."
      />
    </Card>
  );
}
