import type { UnterschriftIntent } from "~/domain/antrag/unterschrift";
import type { IdentifikationIntent } from "~/domain/unternehmen/identifikation";
import { formatDauer } from "~/domain/sitzung/dauer";
import { href } from "~/routing/href";
import { Card, Inline, LinkButton, PageHeader, Stack, Text, TextLink } from "~/ui";

const ZWECK = {
  REGISTRIERUNG: "Mit Ihrem ELSTER-Zertifikat weisen Sie nach, für welches Unternehmen Sie handeln.",
  STAMMDATEN: "Mit Ihrem ELSTER-Zertifikat weisen Sie nach, wie Ihr Unternehmen heute heißt und wo es sitzt.",
  EINREICHEN: "Mit Ihrem ELSTER-Zertifikat unterschreiben Sie den Antrag. Danach ist er eingereicht.",
  BESCHEID_ABRUF:
    "Mit Ihrem ELSTER-Zertifikat weisen Sie sich für den Abruf des Bescheids aus. Danach können Sie ihn lesen.",
  NACHTRAG: "Mit Ihrem ELSTER-Zertifikat unterschreiben Sie den Nachtrag. Danach ist er eingereicht.",
  WIDERSPRUCH: "Mit Ihrem ELSTER-Zertifikat unterschreiben Sie den Widerspruch. Danach ist er eingelegt.",
  WIDERSPRUCH_RUECKZUG: "Mit Ihrem ELSTER-Zertifikat unterschreiben Sie die Rücknahme des Widerspruchs.",
  ANTRAG_RUECKZUG: "Mit Ihrem ELSTER-Zertifikat unterschreiben Sie den Rückzug des Antrags.",
} as const satisfies Record<IdentifikationIntent | UnterschriftIntent, string>;

export type NezoStartSeiteProps = { url: string; intent: keyof typeof ZWECK; minuten: number };

/** The notice before leaving the portal. A plain link leads on, because forms may only be sent to the portal itself. */
export function NezoStartSeite({ url, intent, minuten }: NezoStartSeiteProps) {
  return (
    <Stack gap="l">
      <PageHeader title="Weiter zu nezo" lead={ZWECK[intent]} />
      <Card title="So geht es weiter">
        <Stack gap="m">
          <Text>
            Sie verlassen jetzt das Antragsportal und melden sich bei nezo an. Danach kommen Sie von selbst hierher
            zurück. Bitte schließen Sie das Fenster nicht. Für die Anmeldung haben Sie {formatDauer(minuten)} Zeit.
          </Text>
          <Inline gap="m">
            <LinkButton href={url} icon="pfeilRechts">
              Weiter zu nezo
            </LinkButton>
          </Inline>
          <Text tone="muted" size="s">
            Sie möchten das doch nicht? <TextLink href={href("home")}>Zurück zum Portal</TextLink>
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}
