import type { Lage, Zeitplan, Zeitplanzeile } from "~/domain/antrag/formular/v2/zeitplan";
import { Details, GanttChart, Heading, Stack, Text } from "~/ui";

const liste = (teile: readonly string[]): string => teile.join(", ");

const LAGE_TEXTE: Readonly<Record<Lage, readonly string[]>> = {
  innen: [],
  teilweise: ["liegt zum Teil außerhalb der Laufzeit"],
  ausserhalb: ["liegt ganz außerhalb der Laufzeit"],
};

/** One package in words: the same as its row in the chart. */
function zeileText({
  nummer,
  titel,
  zeitraum,
  akteure,
  vorgaenger,
  gleichzeitig,
  zuFrueh,
  lage,
}: Zeitplanzeile): string {
  const saetze = [
    `${nummer} ${titel}: ${zeitraum}`,
    akteure.length === 0
      ? "noch niemandem zugeordnet"
      : `durchgeführt durch ${liste(akteure.map((akteur) => `${akteur.titel} (${akteur.zeichen})`))}`,
    ...(vorgaenger.length === 0 ? [] : [`folgt auf ${liste(vorgaenger)}`]),
    ...(zuFrueh.length === 0 ? [] : [`beginnt vor dem Ende von ${liste(zuFrueh)}`]),
    ...(gleichzeitig.length === 0 ? [] : [`läuft gleichzeitig mit ${liste(gleichzeitig)}`]),
    ...LAGE_TEXTE[lage],
  ];
  return `${saetze.join("; ")}.`;
}

function Worte({ plan }: { plan: Zeitplan }) {
  return (
    <Stack gap="m">
      <ul>
        {plan.zeilen.map((zeile) => (
          <li key={zeile.uuid}>{zeileText(zeile)}</li>
        ))}
      </ul>
      <Details summary={plan.skala === "tage" ? "Tage mit Wochenenden und Feiertagen" : "Arbeitstage je Monat"}>
        <ul>
          {plan.spalten.map(({ key, beschreibung }) => (
            <li key={key}>{beschreibung}</li>
          ))}
        </ul>
      </Details>
    </Stack>
  );
}

type ArbeitsplandiagrammProps = {
  plan: Zeitplan;
  /** Told with the name of the chart where several stand on one page. */ von?: string;
  /** Of the heading; where the chart stands below the answers of a tab it is one deeper than in the form. */ level?:
    3 | 4;
};

/** The stored work plan as a chart and in words. */
export function Arbeitsplandiagramm({ plan, von, level = 3 }: ArbeitsplandiagrammProps) {
  const stelleVon = (nummer: string) => plan.zeilen.findIndex((zeile) => zeile.nummer === nummer);
  return (
    <Stack gap="s">
      <Heading level={level}>Zeitplan</Heading>
      <GanttChart
        title={`Zeitplan der Arbeitspakete${von === undefined ? "" : `: ${von}`}`}
        description="Dieselben Angaben stehen darüber und als Text unter dem Diagramm."
        columns={plan.spalten.map(({ titel, beschreibung, art }) => ({ label: titel, hint: beschreibung, tone: art }))}
        groups={plan.gruppen.map(({ titel, von, bis }) => ({ label: titel, from: von, to: bis }))}
        rows={plan.zeilen.map((zeile) => ({
          key: zeile.uuid,
          number: zeile.nummer,
          title: zeile.titel,
          from: zeile.von ?? undefined,
          to: zeile.bis ?? undefined,
          lanes: zeile.akteure.map(({ key, zeichen }) => ({
            letter: zeichen,
            pattern: Math.max(
              0,
              plan.akteure.findIndex((akteur) => akteur.key === key),
            ),
          })),
          after: zeile.vorgaenger.map((nummer) => ({ row: stelleVon(nummer), isLate: zeile.zuFrueh.includes(nummer) })),
        }))}
        busy={plan.belegung}
        busyLabel="Gleichzeitig (Anzahl)"
      />
      <Text tone="muted" size="s">
        {`${plan.akteure.map(({ zeichen, titel }) => `${zeichen}: ${titel}`).join(" · ")}${plan.akteure.length > 0 ? " · " : ""}Pfeil: folgt auf · gestrichelt: beginnt vor dem Ende des Vorgängers · schräge Linie: außerhalb der Laufzeit`}
      </Text>
      <Details summary="Zeitplan in Worten">
        <Worte plan={plan} />
      </Details>
    </Stack>
  );
}
