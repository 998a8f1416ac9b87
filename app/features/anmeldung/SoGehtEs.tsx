import { Card, RichText, Stack, Text } from "~/ui";

/** The way of an Antrag in four sentences, and who may submit, in the words of the authority. */
export function SoGehtEs({ hinweis }: { hinweis: string | null }) {
  return (
    <Card title="So läuft der Antrag ab">
      <Stack as="ol" gap="s">
        <li>
          <Text>Sie beschreiben Ihre Vorhaben. Sie können jederzeit speichern und später weitermachen.</Text>
        </li>
        <li>
          <Text>Das Portal zeigt Ihnen, was noch fehlt.</Text>
        </li>
        <li>
          <Text>Sie unterschreiben mit Ihrem ELSTER-Zertifikat und reichen den Antrag ein.</Text>
        </li>
        <li>
          <Text>
            Die Bescheinigungsstelle prüft den Antrag. Mit der Bescheinigung wenden Sie sich an Ihr Finanzamt.
          </Text>
        </li>
      </Stack>
      {hinweis !== null && <RichText html={hinweis} />}
    </Card>
  );
}
