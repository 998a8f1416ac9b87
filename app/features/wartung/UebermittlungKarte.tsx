import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { AbgelehnteUebermittlung } from "~/contract/verfahren/wartung";
import { MomentZelle } from "~/features/moment";
import { SeitenDerListe } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Card, type CellColumn, cellsOf, DataTable, Inline, Stack, Text, TextLink, VisuallyHidden } from "~/ui";
import type { WartungDaten } from "./loadWartung";
import { WartungKnopf } from "./WartungKnopf";
import { artVon, AUS_DER_LISTE, nummerVon, sacheVon, VERWERFEN, zeitVon } from "./wartungTexte";

function Aktionen({ zeile, formular }: { zeile: AbgelehnteUebermittlung; formular: FormularSchutz }) {
  const { uuid, istVorlegbar } = zeile;
  const wozu = sacheVon(zeile);
  return (
    <Inline gap="s">
      {istVorlegbar ? (
        <WartungKnopf formular={formular} absicht="wiedervorlegen" uuid={uuid} label="Wieder vorlegen" wozu={wozu} />
      ) : (
        <Text as="span">Liegt beim Unternehmen</Text>
      )}
      <TextLink href={href("wartungUebermittlungVerwerfen", { uuid })}>
        {istVorlegbar ? VERWERFEN : AUS_DER_LISTE}
        <VisuallyHidden>: {wozu}</VisuallyHidden>
      </TextLink>
    </Inline>
  );
}

const spaltenMit = (formular: FormularSchutz): readonly CellColumn<AbgelehnteUebermittlung>[] => [
  { key: "antrag", title: "Antrag", isRowHeader: true, isNarrow: true, cell: nummerVon },
  { key: "art", title: "Art", cell: artVon },
  { key: "abgelehnt", title: "Abgelehnt", isNarrow: true, cell: ({ abgelehntAm }) => <MomentZelle am={abgelehntAm} /> },
  { key: "grund", title: "Grund", cell: ({ grund }) => grund ?? "–" },
  {
    key: "aktionen",
    title: "Aktionen",
    isForActions: true,
    cell: (zeile) => <Aktionen zeile={zeile} formular={formular} />,
  },
];

type UebermittlungKarteProps = WartungDaten["abgelehnte"] & { formular: FormularSchutz };

/** What the specialist system has refused; a refused Antrag or withdrawal went back to its company. */
export function UebermittlungKarte({ zeilen, anzahlVorlegbare, formular, ...stand }: UebermittlungKarteProps) {
  const spalten = spaltenMit(formular);
  const { total, folge } = stand;
  const [aelteste] = zeilen;
  const rows = zeilen.map((zeile) => ({ key: zeile.uuid, cells: cellsOf(spalten, zeile) }));
  return (
    <Card title="Abgelehnte Übermittlungen" id="abgelehnte">
      <Stack gap="m">
        <Text tone="muted">
          Nachträge und Schreiben zu Widersprüchen legen Sie hier wieder vor. Einen abgelehnten Antrag oder Rückzug kann
          nur das Unternehmen erneut absenden: Es kann ihn seit der Ablehnung wieder ändern und muss ihn neu
          unterschreiben. Er steht hier, bis das geschehen ist oder Sie ihn aus der Liste nehmen.
        </Text>
        {aelteste !== undefined && (
          <>
            <Text>
              {total === 1 ? "Eine Übermittlung ist" : `${total.toLocaleString("de-DE")} Übermittlungen sind`} abgelehnt
              {folge.seite > 1 ? "" : `${total === 1 ? "," : ", die älteste"} am ${zeitVon(aelteste.abgelehntAm)}`}.
            </Text>
            {anzahlVorlegbare > 0 && (
              <WartungKnopf formular={formular} absicht="alleWiedervorlegen" label="Alle wieder vorlegen" />
            )}
          </>
        )}
        <DataTable
          caption="Abgelehnte Übermittlungen"
          isCaptionHidden
          columns={spalten}
          rows={rows}
          empty="Keine Übermittlung ist abgelehnt."
        />
        <SeitenDerListe liste="abgelehnte" {...stand} />
      </Stack>
    </Card>
  );
}
