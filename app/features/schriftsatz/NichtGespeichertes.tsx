import type { GetippteAngabe } from "~/features/formular";
import { Card, CopyText, Stack, Text } from "~/ui";

/** Texts that were sent and that nothing can take any more; nothing without one. */
export function NichtGespeichertes({ angaben }: { angaben: readonly GetippteAngabe[] }) {
  if (angaben.length === 0) return null;
  return (
    <Card title="Ihre Eingaben sind nicht gespeichert" id="eingaben">
      <Stack gap="l">
        <Text>
          Hier lassen sie sich nicht mehr speichern. Sie können die Texte kopieren, bevor Sie die Seite verlassen.
        </Text>
        {angaben.map(({ name, label, text }) => (
          <CopyText key={name} id={`getippt-${name}`} label={label} text={text} />
        ))}
      </Stack>
    </Card>
  );
}
