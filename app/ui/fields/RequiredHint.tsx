import { Text } from "../basic/Text";

/** Says once per form what the star means. @spec §5 Required fields carry the hint */
export function RequiredHint() {
  return (
    <Text tone="muted" size="s">
      * Diese Felder sind verpflichtend auszufüllen.
    </Text>
  );
}
