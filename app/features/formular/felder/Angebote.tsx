import { Button, Details, HiddenField, Stack, Text } from "~/ui";
import { GEZEIGT } from "../seite/formularDaten";
import type { Umgebung } from "../seite/umgebung";

/** More of them are folded away: the questions come first. */
const OFFEN_BIS = 3;

/**
 * Who has been entered in other Vorhaben, each with a button of the form that fills in what is blank. It saves, as
 * every button does, so that it works alike with and without scripts.
 */
export function Angebote({ umgebung: { daten, isGesperrt } }: { umgebung: Umgebung }) {
  const { angebote } = daten;
  if (angebote === undefined || isGesperrt(angebote.vor)) return null;
  const { was, ohneWert, eintraege } = angebote;
  return (
    <Details
      summary={`${was} aus anderen Vorhaben übernehmen (${String(eintraege.length)})`}
      open={eintraege.length <= OFFEN_BIS}
    >
      <Stack gap="s">
        {ohneWert.map((key) => (
          <HiddenField key={key} name={GEZEIGT} value={key} />
        ))}
        <Text tone="muted" size="s">
          Füllt, was noch leer ist, und speichert. Was Sie schon eingetragen haben, bleibt.
        </Text>
        <Stack as="ul" gap="s">
          {eintraege.map(({ absicht, name, mehr }) => (
            <li key={absicht}>
              <Button variant="secondary" name="intent" value={absicht}>
                {name} übernehmen
              </Button>{" "}
              <Text as="span" tone="muted" size="s">
                {mehr}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Details>
  );
}
