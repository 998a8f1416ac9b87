import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { AbgelehnteUebermittlung } from "~/contract/verfahren/wartung";
import { href } from "~/routing/href";
import { Card, type CellColumn, cellsOf, DataTable, Inline, Stack, Text, TextLink, VisuallyHidden } from "~/ui";
import { WartungKnopf } from "./WartungKnopf";
import { ARTEN, nummerVon, VERWERFEN, zeitVon } from "./wartungTexte";

const artVon = ({ art }: AbgelehnteUebermittlung): string => ARTEN[art] ?? art;

function Aktionen({ zeile, formular }: { zeile: AbgelehnteUebermittlung; formular: FormularSchutz }) {
  const { uuid } = zeile;
  const wozu = `${artVon(zeile)} zu ${nummerVon(zeile)}`;
  return (
    <Inline gap="s">
      <WartungKnopf formular={formular} absicht="wiedervorlegen" uuid={uuid} label="Wieder vorlegen" wozu={wozu} />
      <TextLink href={href("wartungUebermittlungVerwerfen", { uuid })}>
        {VERWERFEN}
        <VisuallyHidden>: {wozu}</VisuallyHidden>
      </TextLink>
    </Inline>
  );
}

const spaltenMit = (formular: FormularSchutz): readonly CellColumn<AbgelehnteUebermittlung>[] => [
  { key: "antrag", title: "Antrag", isRowHeader: true, isNarrow: true, cell: nummerVon },
  { key: "art", title: "Art", cell: artVon },
  { key: "abgelehnt", title: "Abgelehnt", isNarrow: true, cell: ({ abgelehntAm }) => zeitVon(abgelehntAm) },
  { key: "grund", title: "Grund", cell: ({ grund }) => grund ?? "–" },
  {
    key: "aktionen",
    title: "Aktionen",
    isForActions: true,
    cell: (zeile) => <Aktionen zeile={zeile} formular={formular} />,
  },
];

type UebermittlungKarteProps = {
  zeilen: readonly AbgelehnteUebermittlung[];
  anzahl: number;
  formular: FormularSchutz;
};

/** What the specialist system has refused; a refused Antrag or withdrawal goes back to the company instead. */
export function UebermittlungKarte({ zeilen, anzahl, formular }: UebermittlungKarteProps) {
  const spalten = spaltenMit(formular);
  const [aelteste] = zeilen;
  const rows = zeilen.map((zeile) => ({ key: zeile.uuid, cells: cellsOf(spalten, zeile) }));
  return (
    <Card title="Abgelehnte Übermittlungen">
      <Stack gap="m">
        <Text tone="muted">
          Einen abgelehnten Antrag oder Rückzug reicht das Unternehmen selbst erneut ein; er steht nicht hier.
        </Text>
        {aelteste !== undefined && (
          <>
            <Text>
              {anzahl === 1 ? "Eine Übermittlung ist" : `${anzahl.toLocaleString("de-DE")} Übermittlungen sind`}{" "}
              abgelehnt, die älteste am {zeitVon(aelteste.abgelehntAm)}.
              {anzahl > zeilen.length ? ` Hier stehen die ältesten ${String(zeilen.length)}.` : ""}
            </Text>
            <WartungKnopf formular={formular} absicht="alleWiedervorlegen" label="Alle wieder vorlegen" />
          </>
        )}
        <DataTable
          caption="Abgelehnte Übermittlungen"
          isCaptionHidden
          columns={spalten}
          rows={rows}
          empty="Keine Übermittlung ist abgelehnt."
        />
      </Stack>
    </Card>
  );
}
