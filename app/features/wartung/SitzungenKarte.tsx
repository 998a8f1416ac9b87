import { href } from "~/routing/href";
import { Card, LinkButton, Stack, Text } from "~/ui";

/** The way to end the sessions of many people at once. */
export function SitzungenKarte() {
  return (
    <Card title="Sitzungen">
      <Stack gap="m">
        <Text>
          Alle Personen oder alle eines Unternehmens abmelden, zum Beispiel nach einem Sicherheitsvorfall. Ihre eigene
          Sitzung bleibt bestehen.
        </Text>
        <div>
          <LinkButton variant="secondary" href={href("wartungSitzungen")}>
            Sitzungen beenden …
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
