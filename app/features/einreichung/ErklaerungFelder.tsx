import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { ERKLAERUNGEN } from "~/domain/antrag/einreichung";
import type { AntwortSicht } from "~/features/anmeldung";
import { Checkbox, FieldGroup, Stack } from "~/ui";

type ErklaerungFelderProps = { sicht: AntwortSicht; antwort: FormAntwort | undefined; gegeben: readonly string[] };

/** The declarations, each a checkbox of its own. */
export function ErklaerungFelder({ sicht, antwort, gegeben }: ErklaerungFelderProps) {
  const angekreuzt = antwort === undefined ? gegeben : [antwort.eingaben["erklaerungen"] ?? []].flat();
  return (
    <FieldGroup legend="Erklärungen" hint="Ohne diese Erklärungen kann der Antrag nicht eingereicht werden.">
      <Stack gap="m">
        {ERKLAERUNGEN.map(({ key, text }) => (
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
