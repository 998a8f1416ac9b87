import { Card, Grid, Inline, LinkButton, Section, Stack, StatusIcon, Text } from "~/ui";
import { formularHref } from "./formularHref";
import type { StartseiteDaten, VorhabenKarte } from "./loadStartseite";

const anzahl = (zahl: number, eins: string, viele: string): string => `${String(zahl)} ${zahl === 1 ? eins : viele}`;

/** How far a Vorhaben is, in words. */
function standText({ stand, anzahlFehler, anzahlWarnungen }: VorhabenKarte): string {
  if (stand === "keiner") return "Noch nicht begonnen";
  if (stand === "rot")
    return `Nicht vollständig erfasst (${anzahl(anzahlFehler, "Angabe fehlt oder stimmt nicht", "Angaben fehlen oder stimmen nicht")})`;
  return stand === "gelb"
    ? `Vollständig erfasst (${anzahl(anzahlWarnungen, "Hinweis", "Hinweise")})`
    : "Vollständig erfasst";
}

function Karte({ antrag, vorhaben }: { antrag: StartseiteDaten; vorhaben: VorhabenKarte }) {
  return (
    <Card title={vorhaben.titel} headingLevel={3}>
      <Stack gap="s">
        {vorhaben.kurzbezeichnung !== "" && <Text tone="muted">{vorhaben.kurzbezeichnung}</Text>}
        {antrag.status === "IN_BEARBEITUNG" && (
          <Inline gap="s" align="start" wrap={false}>
            <StatusIcon state={vorhaben.stand} />
            <Text as="span">{standText(vorhaben)}</Text>
          </Inline>
        )}
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
