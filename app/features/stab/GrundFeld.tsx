import { STAB_GRUND_MAX } from "~/domain/benutzer/stab";
import { STAB_FRAGEN } from "~/domain/benutzer/stabFragen";
import type { AntwortSicht } from "~/features/anmeldung";
import { TextArea } from "~/ui";

/** Asks why something is done. */
export function GrundFeld({ antwort: { feld, text } }: { antwort: AntwortSicht }) {
  return (
    <TextArea
      {...feld("grund")}
      label={STAB_FRAGEN.grund}
      hint="Er steht im Protokoll. Die betroffene Person bekommt eine E-Mail ohne den Grund."
      required
      rows={2}
      limit={STAB_GRUND_MAX}
      defaultValue={text("grund")}
    />
  );
}
