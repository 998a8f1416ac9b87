import { Notice, Stack, Text } from "~/ui";
import type { AbweichungInWorten } from "./abweichungenInWorten";

/** Says what the company says otherwise today; the submission stays as it is. */
export function AbweichungHinweis({ abweichungen }: { abweichungen: readonly AbweichungInWorten[] }) {
  if (abweichungen.length === 0) return null;
  return (
    <Notice tone="info" title="Weicht ab von den heutigen Stammdaten">
      <Stack gap="s">
        <Text>Eingereicht ist, was damals galt. Daran ändert eine spätere Änderung der Stammdaten nichts.</Text>
        <ul>
          {abweichungen.map(({ label, damals, heute }) => (
            <li key={label}>{`${label}: eingereicht „${damals}“, heute „${heute}“`}</li>
          ))}
        </ul>
      </Stack>
    </Notice>
  );
}
