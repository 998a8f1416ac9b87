import type { Hilfetextfassung } from "~/contract/mitteilung/hilfetextVerwaltung";
import { wortDifferenz } from "~/lib/wortDifferenz";
import { Difference, Heading, Stack, Text } from "~/ui";

type Seite = Pick<Hilfetextfassung, "quelle" | "vergleich" | "index" | "isActive">;
type TextUnterschiedProps = { titel: string; alt: Seite | undefined; neu: Seite };

const sicht = (isActive: boolean): string => (isActive ? "zu sehen" : "nicht zu sehen");

/**
 * What is different between two versions: the words as readers get them, whether they were typed as Markdown or as
 * HTML; the index, and who sees it.
 */
export function TextUnterschied({ titel, alt, neu }: TextUnterschiedProps) {
  const [vorher, nachher] = [alt?.vergleich ?? "", neu.vergleich];
  const gleich =
    alt?.quelle === neu.quelle
      ? "Der Text ist derselbe."
      : "Leser sehen denselben Text; er ist nur anders geschrieben.";
  return (
    <Stack gap="s">
      <Heading level={3}>{titel}</Heading>
      {vorher === nachher ? <Text>{gleich}</Text> : <Difference parts={wortDifferenz(vorher, nachher)} />}
      {alt !== undefined && alt.index !== neu.index && (
        <Text>{`Index: ${String(alt.index)}, künftig ${String(neu.index)}.`}</Text>
      )}
      {alt !== undefined && alt.isActive !== neu.isActive && (
        <Text>{`Für Leser: jetzt ${sicht(alt.isActive)}, künftig ${sicht(neu.isActive)}.`}</Text>
      )}
    </Stack>
  );
}
