import {
  Badge,
  BarChart,
  BarChartRow,
  ChipLinks,
  DataTable,
  DefinitionList,
  EntryGrid,
  GanttChart,
  Inline,
  NetChart,
  NumberField,
  Pagination,
  QuickLinks,
  StatusIcon,
  TextLines,
  TextLink,
  Timeline,
} from "~/ui";
import { einfach, type Raum } from "./stueck";

const SPALTEN = [
  { key: "nummer", title: "Nummer", sortHref: "#inhalt", sorted: "asc", isRowHeader: true, isNarrow: true },
  { key: "titel", title: "Titel" },
  { key: "stand", title: "Status" },
  { key: "summe", title: "Summe", align: "end", isNarrow: true },
] as const;

const ZEILEN = ["Klebverbindungen im Leichtbau", "Lagerdiagnose mit Körperschall"].map((titel, stelle) => ({
  key: titel,
  href: "#inhalt",
  cells: {
    nummer: `FZ-2026-00012${String(stelle)}`,
    titel,
    stand: <Badge tone={stelle === 0 ? "info" : "success"}>{stelle === 0 ? "Entwurf" : "Bescheid"}</Badge>,
    summe: "12.345,00 €",
  },
}));

const TABELLEN: Raum["stuecke"] = [
  {
    name: "DataTable",
    wozu: "Eine Liste; auf schmalen Seiten wird jede Zeile zur Karte.",
    zustaende: [
      { name: "mit Zeilen", element: <DataTable caption="Anträge als Beispiel" columns={SPALTEN} rows={ZEILEN} /> },
      { name: "leer", element: <DataTable caption="Leere Liste als Beispiel" columns={SPALTEN} rows={[]} /> },
    ],
  },
  {
    name: "EntryGrid",
    wozu: "Zahlen in Zeilen und Spalten, mit Pfeiltasten und Einfügen.",
    zustaende: [
      {
        name: "zwei Jahre",
        element: (
          <EntryGrid
            caption="Zahlen zweier Jahre"
            rowsTitle="Angabe"
            columns={["2024", "2025"].map((jahr) => ({ key: jahr, label: jahr, head: jahr }))}
            rows={["Umsatz", "Bilanzsumme"].map((titel) => ({
              key: titel,
              title: titel,
              unit: "€",
              shape: { integerDigits: 15, fractionDigits: 2 },
              cells: Object.fromEntries(
                ["2024", "2025"].map((jahr) => [
                  jahr,
                  <NumberField
                    key={jahr}
                    id={`${titel}-${jahr}`}
                    name={`${titel}-${jahr}`}
                    label={`${titel}, ${jahr}`}
                  />,
                ]),
              ),
            }))}
          />
        ),
      },
    ],
  },
  einfach(
    "Pagination",
    "Seiten einer Liste.",
    <Pagination
      summary="Einträge 21 bis 40 von 63"
      pages={["1", "2", "3", "4"].map((label) => ({ href: `#seite-${label}`, label, current: label === "2" }))}
      prevHref="#seite-1"
      nextHref="#seite-3"
      sizes={["20", "50"].map((label) => ({ href: `#je-${label}`, label, current: label === "20" }))}
    />,
  ),
  einfach(
    "QuickLinks",
    "Was oft gefragt wird, mit einem Druck.",
    <QuickLinks
      label="Schnellfilter als Beispiel"
      items={[
        { label: "Meine offenen", href: "#offene", current: true },
        { label: "Wir sind dran", href: "#dran", current: false },
      ]}
    />,
  ),
  einfach(
    "ChipLinks",
    "Was eine Liste filtert, einzeln zurückzunehmen.",
    <ChipLinks
      title="Gefiltert nach"
      chips={[
        { key: "status", text: "Status: Entwurf", href: "#ohne-status" },
        { key: "frist", text: "Frist bis 31.12.2026", href: "#ohne-frist" },
      ]}
    >
      <TextLink href="#alle">Alle Filter zurücksetzen</TextLink>
    </ChipLinks>,
  ),
];

const ZEICHEN: Raum["stuecke"] = [
  {
    name: "Badge",
    wozu: "Ein Zustand in einem Wort.",
    zustaende: [
      {
        name: "alle Töne",
        element: (
          <Inline>
            {(["neutral", "info", "success", "warning", "error"] as const).map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Inline>
        ),
      },
    ],
  },
  {
    name: "StatusIcon",
    wozu: "Wie weit etwas ausgefüllt ist.",
    zustaende: (["gruen", "gelb", "hinweis", "rot", "laedt"] as const).map((state) => ({
      name: state,
      element: (
        <Inline>
          <StatusIcon state={state} /> <StatusIcon state={state} showLabel />
        </Inline>
      ),
    })),
  },
  einfach(
    "DefinitionList",
    "Was feststeht, als Paare.",
    <DefinitionList
      items={[
        { label: "Antragsnummer", value: "FZ-2026-000123" },
        { label: "Eingereicht am", value: "12.03.2026", help: { href: "#inhalt", label: "Eingereicht am" } },
      ]}
    />,
  ),
  einfach(
    "Timeline",
    "Was geschah und was folgt.",
    <Timeline
      label="Verlauf als Beispiel"
      items={[
        { title: "Entwurf angelegt", when: "01.03.2026" },
        { title: "In Prüfung", when: "seit 12.03.2026", state: "current" },
        { title: "Bescheid", state: "todo" },
      ]}
    />,
  ),
  einfach("TextLines", "Mehrere Zeilen in einer Zelle.", <TextLines texts={["Beispielweg 1", "04109 Leipzig"]} />),
];

const BALKEN = ["2024", "2025"].map((jahr, stelle) => ({
  key: jahr,
  label: jahr,
  notes: [],
  bars: [
    {
      key: "umsatz",
      text: stelle === 0 ? "4,1" : "5,0",
      parts: [
        { look: "plain" as const, share: 0.5 + stelle * 0.2 },
        { look: "hatched" as const, share: 0.2 },
      ],
    },
  ],
}));

const BILDER: Raum["stuecke"] = [
  einfach(
    "BarChart",
    "Balken im Vergleich; die Reihe nimmt mehrere auf.",
    <BarChartRow>
      <BarChart
        title="Umsatz"
        headingLevel={3}
        description="Umsatz in Millionen Euro: 2024 4,1, 2025 5,0."
        looks={[
          { look: "plain", label: "innen" },
          { look: "hatched", label: "außen" },
        ]}
        columns={BALKEN}
      />
    </BarChartRow>,
  ),
  einfach(
    "GanttChart",
    "Arbeitspakete über die Monate.",
    <GanttChart
      title="Arbeitsplan"
      description="Paket 1 in den ersten zwei Monaten, Paket 2 in den letzten zwei."
      columns={["Jan", "Feb", "Mrz", "Apr"].map((label) => ({ label, hint: `${label} 2026`, tone: "normal" }))}
      groups={[{ label: "2026", from: 0, to: 3 }]}
      rows={[
        {
          key: "1",
          number: "1",
          title: "Stand der Technik",
          from: 0,
          to: 1,
          lanes: [{ letter: "A", pattern: 0 }],
          after: [],
        },
        {
          key: "2",
          number: "2",
          title: "Versuche",
          from: 2,
          to: 3,
          lanes: [{ letter: "B", pattern: 1 }],
          after: [{ row: 0, isLate: false }],
        },
      ]}
      busy={[1, 1, 1, 1]}
      busyLabel="Pakete je Monat"
    />,
  ),
  einfach(
    "NetChart",
    "Wer mit wem verbunden ist.",
    <NetChart
      title="Gruppe"
      description="Die Beispiel Holding AG hält 60 Prozent der Beispiel GmbH."
      nodes={[
        { key: "mutter", name: "Beispiel Holding AG", note: "Mutter", tone: "normal" },
        { key: "tochter", name: "Beispiel GmbH", note: "Sie selbst", tone: "own" },
      ]}
      edges={[{ key: "halten", from: "mutter", to: "tochter", text: "60 %", more: "60 Prozent" }]}
    />,
  ),
];

/** Tables, charts and signs of a state. */
export const DATEN: Raum = {
  schluessel: "daten",
  titel: "Tabellen, Bilder, Zustände",
  stuecke: [...TABELLEN, ...ZEICHEN, ...BILDER],
};
