import type { FormAntwort } from "~/contract/antrag/formAntwort";
import type { Bereich, FormDefinition, FormKontext } from "~/formkit/field";
import { displayField } from "~/formkit/readForm";
import { relevantFields } from "~/formkit/relevance";
import { Card, CopyText, ErrorSummary, Stack, Text } from "~/ui";

type AbgelehnteEingabenProps<K extends FormKontext> = {
  form: FormDefinition<K>;
  antwort: FormAntwort | undefined;
  /** What is stored. */
  gespeichert: Bereich<K>;
  /** The same with what was typed in its place. */
  getippt: Bereich<K>;
};

/**
 * What somebody sent whose right was taken while the form was open: why nothing is stored, and the answers that would
 * have been, to be copied. The form itself is there no more.
 */
export function AbgelehnteEingaben<K extends FormKontext>({
  form,
  antwort,
  gespeichert,
  getippt,
}: AbgelehnteEingabenProps<K>) {
  if (antwort === undefined) return null;
  const angaben = form.tabs
    .flatMap(({ fields }) => relevantFields(fields, getippt))
    .filter(({ kind }) => kind !== "info" && kind !== "computed")
    .map((feld) => ({ feld, text: displayField(feld, getippt) }))
    .filter(({ feld, text }) => text !== displayField(feld, gespeichert));
  const ziel = angaben.length > 0 ? "#eingaben" : "#inhalt";
  return (
    <>
      <ErrorSummary title="Nicht gespeichert" items={[{ href: ziel, message: antwort.problem.userMessage }]} />
      {angaben.length > 0 && (
        <Card title="Ihre Eingaben sind nicht gespeichert" id="eingaben">
          <Stack gap="l">
            <Text>Sie können die Texte kopieren, bevor Sie die Seite verlassen.</Text>
            {angaben.map(({ feld: { key, label }, text }) => (
              <CopyText key={key} id={`getippt-${key}`} label={label} text={text} />
            ))}
          </Stack>
        </Card>
      )}
    </>
  );
}
