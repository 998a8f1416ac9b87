import { LOGSTUFEN } from "~/domain/protokoll/logzeile";
import { toAuswahl } from "~/domain/tabelle/tabellenspalte";
import { href } from "~/routing/href";
import { Button, Inline, SelectField, Stack, TextField, TextLink } from "~/ui";
import type { Prozessfrage } from "./loadProzesslog";

const STUFEN = toAuswahl(LOGSTUFEN);

/** Search and level as a form that asks for a page, so that every result has an address. */
export function ProzesslogFilter({ frage: { suche, stufe } }: { frage: Prozessfrage }) {
  return (
    <form method="get" action={href("wartungProzess")} role="search" aria-label="Log des Prozesses durchsuchen">
      <Stack gap="s">
        <Inline gap="m" align="end">
          <TextField
            key={`suche ${suche}`}
            id="suche"
            name="suche"
            type="search"
            label="Suche"
            defaultValue={suche}
            hint="Meldung, Vorgangskennung oder Angaben"
          />
          <SelectField
            key={`stufe ${stufe ?? ""}`}
            id="stufe"
            name="stufe"
            label="Stufe"
            defaultValue={stufe ?? ""}
            emptyLabel="Alle"
            options={STUFEN}
          />
          <Button variant="secondary" icon="suchen">
            Anzeigen
          </Button>
        </Inline>
        <TextLink href={href("wartungProzess")}>Suche und Stufe zurücksetzen</TextLink>
      </Stack>
    </form>
  );
}
