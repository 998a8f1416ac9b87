import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { Card, CopyText, ErrorSummary, Stack, Text } from "~/ui";
import type { AbgelehnteAngabe } from "./listAbgelehntes";

type AbgelehnteEingabenProps = {
  antwort: FormAntwort | undefined;
  /** What was sent and differs from what is stored. */
  angaben: readonly AbgelehnteAngabe[];
};

/**
 * What somebody sent whose right was taken while the form was open: why nothing is stored, and the answers that would
 * have been, to be copied. The form itself is there no more.
 */
export function AbgelehnteEingaben({ antwort, angaben }: AbgelehnteEingabenProps) {
  if (antwort === undefined) return null;
  const ziel = angaben.length > 0 ? "#eingaben" : "#inhalt";
  return (
    <>
      <ErrorSummary title="Nicht gespeichert" items={[{ href: ziel, message: antwort.problem.userMessage }]} />
      {angaben.length > 0 && (
        <Card title="Ihre Eingaben sind nicht gespeichert" id="eingaben">
          <Stack gap="l">
            <Text>Sie können die Texte kopieren, bevor Sie die Seite verlassen.</Text>
            {angaben.map(({ key, label, text, grund }) => (
              <Stack key={key} gap="xs">
                <CopyText id={`getippt-${key}`} label={label} text={text} />
                {grund !== undefined && (
                  <Text tone="muted" size="s">
                    {grund}
                  </Text>
                )}
              </Stack>
            ))}
          </Stack>
        </Card>
      )}
    </>
  );
}
