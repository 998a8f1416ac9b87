import { LOGSTUFEN } from "~/domain/protokoll/logzeile";
import { toAuswahl } from "~/domain/tabelle/tabellenspalte";
import { Suchfeld, useSofortFiltern } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Button, ScreenOnly, SearchLine, SelectField, Stack, TextLink } from "~/ui";
import type { Prozessfrage } from "./loadProzesslog";

const STUFEN = toAuswahl(LOGSTUFEN);
const WO = "Meldung, Vorgangskennung oder Angaben";

/** Search and level as a form that asks for a page, so that every result has an address. */
export function ProzesslogFilter({ frage }: { frage: Prozessfrage }) {
  const { applyFilter, stand, suchstand } = useSofortFiltern({ adresse: href("wartungProzess"), schlicht: "" });
  return (
    <Stack gap="s">
      <ScreenOnly>
        <form
          method="get"
          action={href("wartungProzess")}
          role="search"
          aria-label="Log des Prozesses durchsuchen"
          onChange={applyFilter}
        >
          <SearchLine>
            <Suchfeld key={`suche ${suchstand}`} wo={WO} suche={frage.suche} />
            <Stufe key={`stufe ${stand}`} stufe={frage.stufe} />
            <Button variant="secondary" icon="suchen">
              Anzeigen
            </Button>
          </SearchLine>
        </form>
      </ScreenOnly>
      {isGefragt(frage) && <TextLink href={href("wartungProzess")}>Suche und Stufe zurücksetzen</TextLink>}
    </Stack>
  );
}

function Stufe({ stufe }: Pick<Prozessfrage, "stufe">) {
  return (
    <SelectField id="stufe" name="stufe" label="Stufe" defaultValue={stufe ?? ""} emptyLabel="Alle" options={STUFEN} />
  );
}

/** Whether the list is narrowed. */
export const isGefragt = ({ suche, stufe }: Prozessfrage): boolean => suche !== "" || stufe !== null;
