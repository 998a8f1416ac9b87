import { RichText } from "../basic/RichText";
import { Text } from "../basic/Text";

export type RequiredHintProps = {
  /** Other words for it, from a trusted, sanitising source; without them the sentence of the specification. */
  html?: string | null | undefined;
};

/** Says once per form what the star means. @spec §5 Required fields carry the hint */
export function RequiredHint({ html }: RequiredHintProps) {
  if (html !== undefined && html !== null)
    return (
      <Text as="div" tone="muted" size="s">
        <RichText html={html} />
      </Text>
    );
  return (
    <Text tone="muted" size="s">
      * Diese Felder sind verpflichtend auszufüllen.
    </Text>
  );
}
