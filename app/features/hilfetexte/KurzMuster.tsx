import type { HilfeBereich } from "~/domain/hilfe/hilfeBereich";
import { ALLGEMEINER_TEXT, type Hilfefeld, listHilfefelder } from "~/domain/hilfe/hilfefelder";
import { listUmfeld } from "~/features/formular";
import { Card, Stack, TextField } from "~/ui";
import type { MusterHilfe } from "./MusterFragen";

/**
 * The questions of a short form, with their "?", as places for an answer that nobody can give. Its page may stand
 * beside it, so the ids are its own.
 *
 * @assumed Issue 18 §4 wants the preview in the real form. The registration, the profile and the forms of staff declare
 *   no fields; their sample has their questions in their order, not their controls.
 */
export function KurzMuster({ bereich, hilfe, hilfeZiel, isDaneben = false }: MusterHilfe & { bereich: HilfeBereich }) {
  const alle = listHilfefelder(bereich).filter(({ bezeichnung }) => bezeichnung !== ALLGEMEINER_TEXT);
  const fragen = isDaneben ? listUmfeld(alle, ({ feld }) => feld === hilfe) : alle;
  return (
    <Card title={alle[0]?.ort ?? ""}>
      <Stack gap="l">
        {fragen.map((frage) => (
          <TextField key={frage.feld} {...feldVon(frage, hilfeZiel, frage.feld === hilfe && !isDaneben)} readOnly />
        ))}
      </Stack>
    </Card>
  );
}

/** The focus is on the question that the text explains, unless the sample stands beside something. */
const feldVon = ({ feld, bezeichnung: label }: Hilfefeld, hilfeZiel: MusterHilfe["hilfeZiel"], isGemeint: boolean) => ({
  id: `muster-${feld}`,
  name: `muster-${feld}`,
  label,
  autoFocus: isGemeint ? true : undefined,
  help: { ...hilfeZiel(feld), label },
  defaultValue: "",
});
