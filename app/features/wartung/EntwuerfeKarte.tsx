import type { GeloeschteEntwuerfe } from "~/contract/verfahren/betrieb";
import { ENTWURF_AUFBEWAHRUNG_TAGE } from "~/domain/stichtage";
import { href } from "~/routing/href";
import { Card, LinkButton, Stack, Text } from "~/ui";
import { aufbewahrtText } from "./wartungTexte";

/** What the background work removes by itself, and the way to do it at once. @spec bildschirme.md 8 */
export function EntwuerfeKarte({ entwuerfe }: { entwuerfe: GeloeschteEntwuerfe }) {
  return (
    <Card title="Gelöschte Entwürfe">
      <Stack gap="m">
        <Text>
          {`Gelöschte Entwürfe werden ${String(ENTWURF_AUFBEWAHRUNG_TAGE)} Tage aufbewahrt und dann endgültig entfernt. Das geschieht von selbst alle zehn Minuten.`}
        </Text>
        <Text tone="muted">{aufbewahrtText(entwuerfe)}</Text>
        <div>
          <LinkButton variant="secondary" href={href("wartungEntwuerfe")}>
            Fällige jetzt entfernen …
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
