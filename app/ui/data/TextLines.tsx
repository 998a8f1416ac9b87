import { Text } from "../basic/Text";
import { Stack } from "../layout/Stack";

/** Several texts of one cell, each on a line of its own; "–" where there is none. */
export function TextLines({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return "–";
  return (
    <Stack gap="xs">
      {texts.map((text, place) => (
        <Text as="span" key={`${String(place)} ${text}`}>
          {text}
        </Text>
      ))}
    </Stack>
  );
}
