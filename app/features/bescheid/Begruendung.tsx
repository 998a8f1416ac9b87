import { listAbsaetze } from "~/domain/bescheid/listAbsaetze";
import { Stack, Text } from "~/ui";

/** A reason of the authority, paragraph by paragraph. */
export function Begruendung({ text }: { text: string }) {
  return (
    <Stack gap="s">
      {listAbsaetze(text).map((absatz, stelle) => (
        <Text key={stelle}>{absatz}</Text>
      ))}
    </Stack>
  );
}
