import type { SystemnachrichtVorschau } from "~/contract/mitteilung/systemnachrichten";
import { Badge, Card, Icon, Inline, Notice, Section, Stack, Text, useFocusOnAnswer } from "~/ui";
import { NachrichtenListe } from "../NachrichtenListe";
import { anzahlText, nachrichtenTitel } from "../texte";
import { momentText, personenText, ZEITZONE } from "./verwaltungTexte";

type Sicht = Omit<SystemnachrichtVorschau, "betroffene">;

/** What was typed as its readers will see it, and when; `versuch` grows with each answer. */
export function Vorschau({ vorschau, versuch }: { vorschau: SystemnachrichtVorschau; versuch: number }) {
  const { anzeigenVon, anzeigenBis, betroffene } = vorschau;
  const teil = useFocusOnAnswer(versuch);
  return (
    <div ref={teil} tabIndex={-1}>
      <Section title="Vorschau">
        <Text>
          {`Wird angezeigt ab ${momentText(anzeigenVon)}, ${
            anzeigenBis === null ? "ohne Ende" : `bis ${momentText(anzeigenBis)}`
          }. ${ZEITZONE}. Bestimmt für zurzeit ${personenText(betroffene)}.`}
        </Text>
        <Ansichten nachricht={vorschau} />
      </Section>
    </div>
  );
}

/** An announcement as popup, bell and banner. The texts come sanitised from the backend. */
export function Ansichten({ nachricht }: { nachricht: Sicht }) {
  return (
    <Stack gap="m">
      <Card title="Als Popup" headingLevel={3}>
        <Stack gap="m">
          <Text tone="strong">{nachrichtenTitel(1)}</Text>
          <NachrichtenListe nachrichten={[{ ...nachricht, uuid: "vorschau" }]} level={4} />
          <Text tone="muted">Darunter steht der Knopf „Schließen“, der nach drei Sekunden zu drücken ist.</Text>
        </Stack>
      </Card>
      <Card title="An der Glocke" headingLevel={3}>
        <Inline gap="s">
          <Icon name="glocke" />
          <Badge tone="info">1</Badge>
          <Text as="span">{anzahlText(1)}</Text>
        </Inline>
      </Card>
      <Card title="Als Hinweis auf der Startseite" headingLevel={3}>
        <Notice tone="info" title={nachrichtenTitel(1)}>
          <Text>{`${nachricht.titel} · ${nachrichtenTitel(1)} lesen`}</Text>
        </Notice>
      </Card>
    </Stack>
  );
}
