import { jahrText } from "~/domain/unternehmen/wirtschaftsjahr";
import { UngenannteFirmen } from "~/features/verbund";
import { Notice, Stack, Text } from "~/ui";
import type { SchaetzungDaten } from "./loadSchaetzung";

/**
 * Who shares the cap and is counted as nothing, beside the result that hangs on it. Where somebody has entered an
 * amount for the year, that is what is counted.
 */
export function OhneAngabe({ daten: { fragen, ungenannt } }: { daten: SchaetzungDaten }) {
  const getippte = new Set(fragen.filter(({ isGetippt }) => isGetippt).map(({ jahr }) => jahr));
  const jahre = ungenannt.filter(({ jahr }) => !getippte.has(jahr));
  if (jahre.length === 0) return null;
  return (
    <Notice tone="warning" title="Beim gemeinsamen Höchstbetrag fehlen Angaben">
      <Stack gap="s">
        <Text>
          Diese Unternehmen teilen sich den Höchstbetrag mit Ihrem Unternehmen und sind ohne Angabe, mit 0 gerechnet.
          Nutzen sie etwas davon, ist die Forschungszulage niedriger als hier geschätzt.
        </Text>
        <ul>
          {jahre.map(({ jahr, firmen }) => (
            <li key={jahr}>
              {jahrText(jahr)}: <UngenannteFirmen firmen={firmen} />
            </li>
          ))}
        </ul>
      </Stack>
    </Notice>
  );
}
