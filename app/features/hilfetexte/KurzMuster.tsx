import type { HilfeBereich } from "~/domain/hilfe/hilfeBereich";
import { ALLGEMEINER_TEXT, type Hilfefeld, listHilfefelder } from "~/domain/hilfe/hilfefelder";
import { listUmfeld } from "~/features/formular";
import { Card, Stack } from "~/ui";
import { KurzFrage } from "./KurzFrage";
import type { MusterHilfe } from "./MusterFragen";

type KurzMusterProps = MusterHilfe & {
  bereich: HilfeBereich;
  /** Only these of its questions: the others are declared, and their forms are shown themselves. */
  nur?: Readonly<Record<string, string>> | undefined;
};

/**
 * The questions of a short form, with their "?", as places for an answer that nobody can give. Its page may stand
 * beside it, so the ids are its own.
 *
 * @assumed Issue 18 §4 wants the preview in the real form. The registration, the profile and the forms of staff declare
 *   no fields; their sample has their questions in their order and their kinds of controls, without what only a real
 *   answer brings: lists of people, companies and columns, hints and marks.
 */
export function KurzMuster({ bereich, nur, hilfe, hilfeZiel, isDaneben = false }: KurzMusterProps) {
  const alle = listHilfefelder(bereich).filter(
    ({ feld, bezeichnung }) => bezeichnung !== ALLGEMEINER_TEXT && (nur === undefined || Object.hasOwn(nur, feld)),
  );
  const fragen = isDaneben ? listUmfeld(alle, ({ feld }) => feld === hilfe) : alle;
  return (
    <Card title={alle[0]?.ort ?? ""}>
      <Stack gap="l">
        {fragen.map((frage) => (
          <KurzFrage
            key={frage.feld}
            stelle={`${bereich}/${frage.feld}`}
            {...feldVon(frage, hilfeZiel, frage.feld === hilfe && !isDaneben)}
          />
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
});
