import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { BetroffeneFrist, Wartungsfenster } from "~/contract/verfahren/wartungsfenster";
import { FRIST_ARTEN } from "~/domain/frist/fristArten";
import { formatDate } from "~/lib/date";
import { SeitenDerListe } from "~/features/tabelle";
import { href } from "~/routing/href";
import {
  Badge,
  Card,
  type CellColumn,
  cellsOf,
  DataTable,
  DefinitionList,
  Inline,
  LinkButton,
  Stack,
  Text,
} from "~/ui";
import type { WartungDaten } from "./loadWartung";
import { WartungKnopf } from "./WartungKnopf";
import { zeitVon } from "./wartungTexte";

export type FensterKarteProps = WartungDaten["geplant"] & { formular: FormularSchutz };

/** The planned maintenance window: what is announced, what it touches, and what can be done about it. */
export function FensterKarte({ fenster, formular, ...fristen }: FensterKarteProps) {
  return (
    <Card title="Geplante Wartung" id="fristen">
      {fenster === null ? (
        <Stack gap="m">
          <Text>
            Es ist keine Wartung angekündigt. In einer Wartung können alle lesen; was Unternehmen absenden, wird
            aufbewahrt. Administratoren arbeiten weiter.
          </Text>
          <div>
            <LinkButton variant="secondary" href={href("wartungFenster")}>
              Wartung ankündigen
            </LinkButton>
          </div>
        </Stack>
      ) : (
        <Angekuendigt fenster={fenster} formular={formular} {...fristen} />
      )}
    </Card>
  );
}

function Angekuendigt({ fenster, formular, ...fristen }: FensterKarteProps & { fenster: Wartungsfenster }) {
  const isLaufend = fenster.phase === "LAUFEND";
  return (
    <Stack gap="m">
      <DefinitionList
        items={[
          {
            label: "Stand",
            value: <Badge tone={isLaufend ? "warning" : "info"}>{isLaufend ? "Läuft" : "Angekündigt"}</Badge>,
          },
          { label: "Beginn", value: zeitVon(fenster.beginn) },
          { label: "Ende", value: zeitVon(fenster.ende) },
          { label: "Grund", value: fenster.grund },
        ]}
      />
      <Inline gap="s">
        <LinkButton variant="secondary" href={href("wartungFenster")}>
          Ändern
        </LinkButton>
        <WartungKnopf
          formular={formular}
          absicht={isLaufend ? "wartungBeenden" : "wartungZurueckziehen"}
          uuid={fenster.uuid}
          label={isLaufend ? "Jetzt beenden" : "Zurückziehen"}
          wozu="geplante Wartung"
        />
      </Inline>
      <Betroffene {...fristen} />
    </Stack>
  );
}

const SPALTEN: readonly CellColumn<BetroffeneFrist>[] = [
  { key: "tag", title: "Letzter Tag", isRowHeader: true, isNarrow: true, cell: ({ tag }) => formatDate(tag) },
  { key: "frist", title: "Frist", cell: ({ art }) => FRIST_ARTEN[art].titel },
  { key: "antrag", title: "Antrag", isNarrow: true, cell: ({ antragsnummer }) => antragsnummer ?? "–" },
  { key: "firma", title: "Unternehmen", cell: ({ firma }) => firma },
];

/** Whoever has a deadline on one of these days sees it beside the deadline; nobody gets more time by it. */
function Betroffene({ fristen, anzahlFristen }: Pick<FensterKarteProps, "fristen" | "anzahlFristen">) {
  const { zeilen, ...stand } = fristen;
  if (stand.total === 0) return <Text>An diesen Tagen endet keine Frist.</Text>;
  const rows = zeilen.map((frist) => ({ key: `${frist.art} ${frist.gegenstandUuid}`, cells: cellsOf(SPALTEN, frist) }));
  return (
    <Stack gap="s">
      <Text>
        {anzahlFristen === 1 ? "Eine Frist endet" : `${anzahlFristen.toLocaleString("de-DE")} Fristen enden`} an einem
        Tag dieser Wartung.
        {anzahlFristen > stand.total ? ` Hier stehen die ersten ${stand.total.toLocaleString("de-DE")}.` : ""} Die
        Betroffenen sehen den Hinweis an ihrer Frist. Eine Frist verlängert sich dadurch nicht.
      </Text>
      <DataTable caption="Betroffene Fristen" isCaptionHidden columns={SPALTEN} rows={rows} />
      <SeitenDerListe liste="fristen" {...stand} />
    </Stack>
  );
}
