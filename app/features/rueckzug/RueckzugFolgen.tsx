import { href } from "~/routing/href";
import { Stack, Text, TextLink } from "~/ui";

/** What a withdrawal brings about, so that nobody finds out afterwards. */
const FOLGEN = [
  "Das Verfahren endet für den ganzen Antrag mit allen Vorhaben. Es gibt keinen Bescheid, und für diese Vorhaben keine Bescheinigung aus diesem Antrag.",
  "Offene Nachforderungen werden geschlossen. Sie müssen sie nicht mehr beantworten.",
  "Nach der Bestätigung lässt sich der Rückzug nicht rückgängig machen. Einen neuen Antrag können Sie jederzeit stellen, auch mit den Angaben dieses Antrags.",
  "Alles, was Sie eingereicht haben, bleibt im Portal lesbar.",
  "Hat die Bescheinigungsstelle inzwischen entschieden, lehnt sie den Rückzug ab. Das Verfahren geht dann weiter wie bisher.",
] as const;

export function RueckzugFolgen({ antragUuid }: { antragUuid: string }) {
  return (
    <Stack gap="m">
      <ul>
        {FOLGEN.map((folge) => (
          <li key={folge}>
            <Text as="span">{folge}</Text>
          </li>
        ))}
      </ul>
      <Text>
        Sie möchten nur etwas berichtigen oder ergänzen? Dafür genügt ein{" "}
        <TextLink href={href("nachtrag", { antragUuid })}>Nachtrag</TextLink>; das Verfahren läuft dann weiter.
      </Text>
    </Stack>
  );
}
