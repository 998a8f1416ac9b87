import { useLocation } from "@remix-run/react";
import { SEITEN_UNTEREINANDER } from "~/domain/tabelle/nachladen";
import { MomentZelle } from "~/features/moment";
import { WeitereLaden } from "~/features/tabelle";
import { Card, type CellColumn, cellsOf, DataTable, Inline, Stack, Text, TextLink } from "~/ui";
import { type PersonDaten, withVerlauf } from "./loadPersonen";
import { toZeitleiste, type ZeitleistenZeile } from "./toZeitleiste";
import { VerlaufArten } from "./VerlaufArten";

const SPALTEN: CellColumn<ZeitleistenZeile>[] = [
  { key: "am", title: "Wann", isNarrow: true, cell: ({ am }) => <MomentZelle am={am} /> },
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
 * What has happened with the account, and its mails, newest first: the next page comes below this one, and what is
 * older has an address of its own.
 */
export function VerlaufKarte({ daten }: { daten: PersonDaten }) {
  const { vor, weiterVor, seiten } = daten;
  const { pathname, search } = useLocation();
  const rows = toZeitleiste(daten).map((zeile) => ({ key: zeile.key, cells: cellsOf(SPALTEN, zeile) }));
  // What the address says of the list of mails stays.
  const zu = (teil: { vor: number | null; seiten: number }) => {
    const params = withVerlauf(new URLSearchParams(search), teil);
    return params.size === 0 ? pathname : `${pathname}?${params.toString()}`;
  };
  return (
    <Card title="Verlauf" id="verlauf">
      <Stack gap="m">
        <VerlaufArten daten={daten} />
        <DataTable caption="Verlauf" isCaptionHidden columns={SPALTEN} rows={rows} empty="Noch keine Ereignisse." />
        {weiterVor !== null && seiten < SEITEN_UNTEREINANDER && (
          <WeitereLaden href={zu({ vor, seiten: seiten + 1 })} geladen={seiten - 1} />
        )}
        <Inline gap="m">
          {vor !== null && <TextLink href={`${zu({ vor: null, seiten: 1 })}#verlauf`}>Neueste Ereignisse</TextLink>}
          {weiterVor !== null && (
            <TextLink href={`${zu({ vor: weiterVor, seiten: 1 })}#verlauf`}>Ältere Ereignisse</TextLink>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
