import type { Einreichung } from "~/contract/antrag/antraege";
import type { Erklaerung } from "~/domain/antrag/erklaerungen";
import type { AntwortSicht } from "~/features/anmeldung";
import { Checkbox, FieldGroup, Stack } from "~/ui";

type ErklaerungFelderProps = {
  sicht: AntwortSicht;
  stored: Einreichung;
  erklaerungen: Erklaerung[];
};

/** The declarations, each a checkbox of its own. */
export function ErklaerungFelder({ sicht, stored, erklaerungen }: ErklaerungFelderProps) {
  const angekreuzt = sicht.eingaben === null ? stored.erklaerungen : [sicht.eingaben["erklaerungen"] ?? []].flat();
  return (
    <FieldGroup legend="Erklärungen" hint="Ohne diese Erklärungen kann der Antrag nicht eingereicht werden.">
      <Stack gap="m">
        {erklaerungen.map(({ key, text }) => (
          <Checkbox
            key={key}
            {...sicht.feld(`erklaerung.${key}`)}
            name="erklaerungen"
            value={key}
            label={text}
            required
            defaultValue={angekreuzt.includes(key)}
          />
        ))}
      </Stack>
    </FieldGroup>
  );
}
