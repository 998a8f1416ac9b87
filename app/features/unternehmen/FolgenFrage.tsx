import type { Problem } from "~/contract/wire/problem";
import { teileDerFrage } from "~/domain/unternehmen/stammdatenFolgen";
import type { AntwortSicht } from "~/features/anmeldung";
import { Card, Checkbox, Stack, Text } from "~/ui";

const FELD = "folgen";

/** The same problem with the question about drafts in one sentence, as the summary of errors says it. */
export const withKurzerFrage = (problem: Problem | null): Problem | null =>
  problem && {
    ...problem,
    errors: problem.errors.map((eintrag) =>
      eintrag.property === FELD ? { ...eintrag, message: teileDerFrage(eintrag.message).frage } : eintrag,
    ),
  };

/** Asks, only after a refusal that says what a change does to drafts, whether it is to be saved all the same. */
export function FolgenFrage({ sicht }: { sicht: AntwortSicht }) {
  const gefragt = sicht.problem?.errors.find(({ property }) => property === FELD);
  if (gefragt === undefined) return null;
  const { frage, einzelheiten } = teileDerFrage(gefragt.message);
  const feld = sicht.feld(FELD);
  return (
    <Card title="Auswirkung auf Anträge in Bearbeitung">
      <Stack gap="m">
        {einzelheiten.map((einzelheit) => (
          <Text key={einzelheit}>{einzelheit}</Text>
        ))}
        <Checkbox
          {...feld}
          error={feld.error === undefined ? undefined : frage}
          label="Ja, die Änderung soll so gespeichert werden"
        />
      </Stack>
    </Card>
  );
}
