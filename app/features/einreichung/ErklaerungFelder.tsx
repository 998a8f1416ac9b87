import type { FormAntwort } from "~/contract/antrag/formAntwort";
import type { AntwortSicht } from "~/features/anmeldung";
import type { EinreichenDaten } from "./loadEinreichen";
import { Checkbox, FieldGroup, Stack } from "~/ui";

type ErklaerungFelderProps = {
  sicht: AntwortSicht;
  antwort: FormAntwort | undefined;
  daten: Pick<EinreichenDaten, "einreichung" | "erklaerungen">;
};

/** The declarations, each a checkbox of its own. */
export function ErklaerungFelder({ sicht, antwort, daten }: ErklaerungFelderProps) {
  const angekreuzt =
    antwort === undefined ? daten.einreichung.erklaerungen : [antwort.eingaben["erklaerungen"] ?? []].flat();
  return (
    <FieldGroup legend="Erklärungen" hint="Ohne diese Erklärungen kann der Antrag nicht eingereicht werden.">
      <Stack gap="m">
        {daten.erklaerungen.map(({ key, text }) => (
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
