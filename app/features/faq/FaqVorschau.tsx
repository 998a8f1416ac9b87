import type { FaqFrage } from "~/contract/mitteilung/faq";
import { FaqLinks } from "~/features/hilfe";
import { Card, Heading, RichText, Stack, Text, useFocusOnAnswer } from "~/ui";

type FaqVorschauProps = {
  vorschau: Omit<FaqFrage, "uuid">;
  /** Grows with each answer: the focus goes to each preview. */
  versuch: number;
};

/** What readers would see; nothing is stored yet. */
export function FaqVorschau({ vorschau: { frage, html, links }, versuch }: FaqVorschauProps) {
  const teil = useFocusOnAnswer(versuch);
  return (
    <div ref={teil} tabIndex={-1}>
      <Card title="Vorschau" tone="primary">
        <Stack gap="s">
          <Text tone="muted">So sähe der Eintrag aus. Gespeichert ist er noch nicht.</Text>
          <Heading level={3}>{frage}</Heading>
          <RichText html={html} />
          <FaqLinks links={links} />
        </Stack>
      </Card>
    </div>
  );
}
