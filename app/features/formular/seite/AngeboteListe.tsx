import { Button, Details, Stack, Text } from "~/ui";
import { FORMULAR_ID } from "../felder/EingabeFormular";
import { GEZEIGT } from "./formularDaten";

/** More of them are folded away: the questions come first. */
const OFFEN_BIS = 3;

export type AngeboteListeProps = {
  was: string;
  /** The controls that post nothing while nothing is chosen: they are there all the same. */
  ohneWert: readonly string[];
  eintraege: readonly { absicht: string; name: string; mehr: string }[];
};

/**
 * Who has been entered in other Vorhaben, each with a button of the form that fills in what is blank. It saves, as
 * every button does, so that it works alike with and without scripts. Only the server renders it, beside the form or in
 * it.
 */
export function AngeboteListe({ was, ohneWert, eintraege }: AngeboteListeProps) {
  return (
    <Details
      summary={`${was} aus anderen Vorhaben übernehmen (${String(eintraege.length)})`}
      open={eintraege.length <= OFFEN_BIS}
    >
      <Stack gap="s">
        {ohneWert.map((key) => (
          <input key={key} type="hidden" form={FORMULAR_ID} name={GEZEIGT} value={key} />
        ))}
        <Text tone="muted" size="s">
          Füllt, was noch leer ist, und speichert. Was Sie schon eingetragen haben, bleibt.
        </Text>
        <Stack as="ul" gap="s">
          {eintraege.map(({ absicht, name, mehr }) => (
            <li key={absicht}>
              <Button form={FORMULAR_ID} variant="secondary" name="intent" value={absicht}>
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
