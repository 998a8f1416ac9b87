import { Card, Grid, LinkButton, Section, Stack, Text } from "~/ui";
import { formularHref } from "./formularHref";
import type { StartseiteDaten } from "./loadStartseite";
import type { VorhabenKarte } from "./vorhabenKarte";
import { VorhabenStand } from "./VorhabenStand";

function Karte({ antrag, vorhaben }: { antrag: StartseiteDaten; vorhaben: VorhabenKarte }) {
  return (
    <Card title={vorhaben.titel} headingLevel={3}>
      <Stack gap="s">
        {vorhaben.kurzbezeichnung !== "" && <Text tone="muted">{vorhaben.kurzbezeichnung}</Text>}
        {antrag.status === "IN_BEARBEITUNG" && <VorhabenStand vorhaben={vorhaben} />}
        <Text tone="muted" size="s">
          Zuletzt geändert am {vorhaben.geaendert}
        </Text>
        {antrag.isFormularOffen && (
          <div>
            <LinkButton
              variant="secondary"
              icon={antrag.rechte.bearbeiten ? "bearbeiten" : "anzeigen"}
              href={formularHref({ antragUuid: antrag.uuid, art: antrag.art }, vorhaben.uuid)}
              aria-label={`${antrag.rechte.bearbeiten ? "Bearbeiten" : "Ansehen"}: ${vorhaben.titel}`}
            >
              {antrag.rechte.bearbeiten ? "Bearbeiten" : "Ansehen"}
            </LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** The Vorhaben of an Antrag with their state. */
export function VorhabenKarten({ antrag }: { antrag: StartseiteDaten }) {
  return (
    <Section title={`Vorhaben (${String(antrag.vorhaben.length)})`}>
      <Grid columns={2}>
        {antrag.vorhaben.map((vorhaben) => (
          <Karte key={vorhaben.uuid} antrag={antrag} vorhaben={vorhaben} />
        ))}
      </Grid>
    </Section>
  );
}
