import { Stack, TextLink } from "~/ui";

/** An empty list, and the way back to all of it. @spec §8 'Keine Daten vorhanden' (empty table) */
export function NichtsGefunden({ zurueck, alle }: { zurueck: string; alle: string }) {
  return (
    <Stack gap="s">
      <span>Keine Daten vorhanden</span>
      <TextLink href={zurueck}>{alle}</TextLink>
    </Stack>
  );
}
