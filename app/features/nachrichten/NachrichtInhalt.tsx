import { AnlagenListe } from "~/features/anlagen";
import { Stack, Text } from "~/ui";
import type { GeleseneNachricht } from "./loadNachricht";

/** The words of a message with their line breaks, and its files. */
export function NachrichtInhalt({ nachricht: { absaetze, anlagen } }: { nachricht: GeleseneNachricht }) {
  return (
    <Stack gap="m">
      {absaetze.map((absatz, stelle) => (
        <Text key={String(stelle)}>
          {absatz.split("\n").map((zeile, nummer) => (
            <span key={String(nummer)}>
              {nummer > 0 && <br />}
              {zeile}
            </span>
          ))}
        </Text>
      ))}
      {anlagen.length > 0 && (
        <Stack gap="s">
          <Text tone="strong">Dateien</Text>
          <AnlagenListe anlagen={anlagen} />
        </Stack>
      )}
    </Stack>
  );
}
