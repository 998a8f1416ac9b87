import type { FaqFrage } from "~/contract/mitteilung/faq";
import { FaqLinks } from "~/features/hilfe";
import { Card, Heading, RichText, Stack, Text } from "~/ui";

type FaqVorschauProps = {
  vorschau: Omit<FaqFrage, "uuid">;
  /** Each preview is a new part of the page, so that the focus goes there. */
  versuch: number;
};

/** What readers would see; nothing is stored yet. */
export function FaqVorschau({ vorschau: { frage, html, links }, versuch }: FaqVorschauProps) {
  return (
    <Card title="Vorschau" tone="primary" part={`vorschau ${String(versuch)}`}>
      <Stack gap="s">
        <Text tone="muted">So sähe der Eintrag aus. Gespeichert ist er noch nicht.</Text>
        <Heading level={3}>{frage}</Heading>
        <RichText html={html} />
        <FaqLinks links={links} />
      </Stack>
    </Card>
  );
}
