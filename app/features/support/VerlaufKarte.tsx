import { href } from "~/routing/href";
import { Card, type CellColumn, cellsOf, DataTable, Inline, Stack, Text, TextLink } from "~/ui";
import type { PersonDaten } from "./loadPersonen";
import { zeitVon } from "./supportTexte";
import { toZeitleiste, type ZeitleistenZeile } from "./toZeitleiste";

const SPALTEN: CellColumn<ZeitleistenZeile>[] = [
  { key: "am", title: "Wann", isNarrow: true, cell: ({ am }) => zeitVon(am) },
  { key: "ereignis", title: "Ereignis", isRowHeader: true, cell: ({ ereignis }) => ereignis },
  {
    key: "einzelheiten",
    title: "Einzelheiten",
    cell: ({ einzelheiten }) => {
      if (einzelheiten.length === 0) return "–";
      return (
        <Stack gap="xs">
          {einzelheiten.map((text) => (
            <Text as="span" size="s" key={text}>
              {text}
            </Text>
          ))}
        </Stack>
      );
    },
  },
];

/**
 * What has happened with the account, and its mails, newest first, with the way to what is older.
 *
 * @assumed Issue 18 §7 lets all lists grow; this one is joined of two sources page by page and goes from page to page.
 */
export function VerlaufKarte({ daten }: { daten: PersonDaten }) {
  const { person, vor, weiterVor } = daten;
  const rows = toZeitleiste(daten).map((zeile) => ({ key: zeile.key, cells: cellsOf(SPALTEN, zeile) }));
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
