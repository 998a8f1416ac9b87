import type { TextAbschnitt } from "~/domain/rechtliches/textAbschnitt";
import { noBreak } from "~/lib/noBreak";
import { Text } from "~/ui/basic/Text";
import { Section } from "~/ui/layout/Section";
import { Stack } from "~/ui/layout/Stack";

/** The parts of a legal text, each with its heading. */
export function Abschnitte({ abschnitte }: { abschnitte: readonly TextAbschnitt[] }) {
  return (
    <>
      {abschnitte.map(({ id, titel, absaetze }) => (
        <Section key={id} id={id} title={titel}>
          <Stack gap="s">
            {absaetze.map((absatz, index) => (
              <Absatz key={String(index)} absatz={absatz} />
            ))}
          </Stack>
        </Section>
      ))}
    </>
  );
}

function Absatz({ absatz }: { absatz: string | readonly string[] }) {
  if (typeof absatz === "string") return <Text>{noBreak(absatz)}</Text>;
  return (
    <ul>
      {absatz.map((punkt) => (
        <li key={punkt}>{noBreak(punkt)}</li>
      ))}
    </ul>
  );
}
