import { toVergleich, type Vergleichsjahr } from "~/domain/statistik/jahresvergleich";
import { nameDesJahres } from "~/domain/statistik/zeitraum";
import { toWerte } from "~/features/formular";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import { formatGermanDecimal } from "~/lib/decimal";
import { formatEuro } from "~/lib/money";
import { BarChart, BarChartRow, Card, type CellColumn, cellsOf, DataTable, Details, Stack, Text } from "~/ui";
import type { StatistikDaten } from "./loadJahr";
import { listDiagramme } from "./listDiagramme";

/** What the drawings say, year by year. */
const SPALTEN: readonly CellColumn<Vergleichsjahr>[] = [
  {
    key: "zeitraum",
    title: "Wirtschaftsjahr",
    cell: ({ beginn, ende, hinweise }) => [nameDesJahres({ beginn, ende }), ...hinweise].join(", "),
  },
  ...(
    [
      ["umsatz", "Umsatz", formatEuro],
      ["beschaeftigte", "Beschäftigte (VZÄ)", formatGermanDecimal],
      ["fueBeschaeftigte", "Davon FuE (VZÄ)", formatGermanDecimal],
      ["fueIntern", "FuE intern", formatEuro],
      ["fueExtern", "FuE extern", formatEuro],
      ["fueGesamt", "FuE gesamt", formatEuro],
    ] as const
  ).map(([key, title, format]): CellColumn<Vergleichsjahr> => ({
    key,
    title,
    align: "end",
    cell: (jahr) => format(jahr[key] ?? "") || BLANK_TEXT,
  })),
];

/** The Wirtschaftsjahre side by side, drawn and as a table; a single one has nothing to be compared with. */
export function Jahresvergleich({ daten: { data, kontext } }: { daten: StatistikDaten }) {
  if (data.length < 2) return null;
  const jahre = toVergleich(
    data.map(({ uuid, werte }) => toWerte(uuid, werte)),
    kontext.istVerbunden,
  );
  const rows = jahre.map((jahr) => ({ key: jahr.beginn, cells: cellsOf(SPALTEN, jahr) }));
  return (
    <Card title="Die Wirtschaftsjahre im Vergleich" part="vergleich">
      <Stack gap="m">
        <BarChartRow>
          {listDiagramme(jahre).map((diagramm) => (
            <BarChart key={diagramm.title} headingLevel={3} {...diagramm} />
          ))}
        </BarChartRow>
        <Text tone="muted" size="s">
          Beträge ab einer Million sind in den Diagrammen gerundet. „k. A.“ heißt: Dazu ist noch nichts angegeben.
        </Text>
        <Details summary="Genaue Zahlen als Tabelle">
          <DataTable caption="Die Wirtschaftsjahre im Vergleich" isCaptionHidden columns={SPALTEN} rows={rows} />
        </Details>
      </Stack>
    </Card>
  );
}
