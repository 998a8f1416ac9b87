import type { VorhabenFeststellung } from "~/domain/bescheid/bescheidInhalt";
import { ERGEBNIS } from "~/domain/bescheid/bescheidTexte";
import { Begruendung } from "./Begruendung";
import { Badge, Card, DataTable, Heading, Inline, Section, Stack, Text } from "~/ui";

const SPALTEN = [
  { key: "bezeichnung", title: "Bezeichnung" },
  { key: "erforderlich", title: "Erforderlich" },
  { key: "abschnitte", title: "Abschnitte des Arbeitsplans" },
];

/** What the decision says about each Vorhaben: finding, assets, reasons. */
export function VorhabenFeststellungen({ vorhaben }: { vorhaben: readonly VorhabenFeststellung[] }) {
  return (
    <>
      {vorhaben.map((eintrag) => (
        <Section key={eintrag.vorhabenUuid} title={eintrag.titel}>
          <Feststellung vorhaben={eintrag} />
        </Section>
      ))}
    </>
  );
}

function Feststellung({
  vorhaben: { vorhabenId, titel, ergebnis, begruendung, wirtschaftsgueter },
}: {
  vorhaben: VorhabenFeststellung;
}) {
  return (
    <Card>
      <Stack gap="m">
        <Inline gap="m">
          <Badge tone={ergebnis === "POSITIV" ? "success" : "error"}>{ERGEBNIS[ergebnis]}</Badge>
          <Text tone="muted">Vorhaben-ID {vorhabenId}</Text>
        </Inline>
        {wirtschaftsgueter.length > 0 && (
          <>
            <Heading level={3}>Wirtschaftsgüter</Heading>
            <DataTable
              caption={`Wirtschaftsgüter zu ${titel}`}
              isCaptionHidden
              columns={SPALTEN}
              rows={wirtschaftsgueter.map(({ uuid, bezeichnung, erforderlich, abschnitte }) => ({
                key: uuid,
                cells: {
                  bezeichnung,
                  erforderlich: erforderlich ? "Ja" : "Nein",
                  abschnitte: abschnitte.length === 0 ? "–" : abschnitte.join(", "),
                },
              }))}
            />
          </>
        )}
        <Heading level={3}>Begründung</Heading>
        <Begruendung text={begruendung} />
      </Stack>
    </Card>
  );
}
