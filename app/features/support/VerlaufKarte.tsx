import type { Verlaufszeile } from "~/contract/konto/personen";
import { KONTO_EREIGNISSE } from "~/domain/benutzer/kontoEreignisse";
import { href } from "~/routing/href";
import { Card, type CellColumn, cellsOf, DataTable, Inline, Stack, Text, TextLink } from "~/ui";
import type { PersonDaten } from "./loadPersonen";
import { einzelheiten, zeitVon } from "./supportTexte";

const SPALTEN: CellColumn<Verlaufszeile>[] = [
  { key: "am", title: "Wann", isNarrow: true, cell: ({ am }) => zeitVon(am) },
  { key: "ereignis", title: "Ereignis", isRowHeader: true, cell: ({ ereignis }) => KONTO_EREIGNISSE[ereignis] },
  {
    key: "einzelheiten",
    title: "Einzelheiten",
    cell: (zeile) => {
      const texte = einzelheiten(zeile);
      if (texte.length === 0) return "–";
      return (
        <Stack gap="xs">
          {texte.map((text) => (
            <Text as="span" size="s" key={text}>
              {text}
            </Text>
          ))}
        </Stack>
      );
    },
  },
];

/** What the log says about the account, newest first, with the way to what is older. */
export function VerlaufKarte({ daten: { person, verlauf, vor, weiterVor } }: { daten: PersonDaten }) {
  const rows = verlauf.map((zeile) => ({ key: String(zeile.lfd), cells: cellsOf(SPALTEN, zeile) }));
  const { uuid } = person;
  return (
    <Card title="Verlauf" id="verlauf">
      <Stack gap="m">
        <DataTable caption="Verlauf" isCaptionHidden columns={SPALTEN} rows={rows} empty="Noch keine Ereignisse." />
        <Inline gap="m">
          {vor !== null && <TextLink href={`${href("supportPerson", { uuid })}#verlauf`}>Neueste Ereignisse</TextLink>}
          {weiterVor !== null && (
            <TextLink href={`${href("supportPerson", { uuid }, { vor: weiterVor })}#verlauf`}>
              Ältere Ereignisse
            </TextLink>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
