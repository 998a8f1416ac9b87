import { ScriptSlot, Text } from "~/ui";

/** Says how rows are moved with the keyboard; it needs scripts and comes with them. */
export function VerschiebeHinweis() {
  return (
    <ScriptSlot>
      <Text tone="muted" size="s">
        Mit der Tastatur verschieben: In einer Zeile die Taste Alt halten und Pfeil nach oben oder unten drücken.
      </Text>
    </ScriptSlot>
  );
}
