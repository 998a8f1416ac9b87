import type { Hilfetextfassung } from "~/contract/mitteilung/hilfetextVerwaltung";
import { wortDifferenz } from "~/lib/wortDifferenz";
import { Difference, Heading, Stack, Text } from "~/ui";

type Seite = Pick<Hilfetextfassung, "quelle" | "index" | "isActive">;
type TextUnterschiedProps = { titel: string; alt: Seite | undefined; neu: Seite };

const sicht = (isActive: boolean): string => (isActive ? "zu sehen" : "nicht zu sehen");

/** What is different between two versions: the words as they were typed, the index, and who sees it. */
export function TextUnterschied({ titel, alt, neu }: TextUnterschiedProps) {
  const [vorher, nachher] = [alt?.quelle ?? "", neu.quelle];
  return (
    <Stack gap="s">
      <Heading level={3}>{titel}</Heading>
      {vorher === nachher ? <Text>Der Text ist derselbe.</Text> : <Difference parts={wortDifferenz(vorher, nachher)} />}
      {alt !== undefined && alt.index !== neu.index && (
        <Text>{`Index: ${String(alt.index)}, künftig ${String(neu.index)}.`}</Text>
      )}
      {alt !== undefined && alt.isActive !== neu.isActive && (
        <Text>{`Für Leser: jetzt ${sicht(alt.isActive)}, künftig ${sicht(neu.isActive)}.`}</Text>
      )}
    </Stack>
  );
}
