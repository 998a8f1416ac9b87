import { useLocation } from "@remix-run/react";
import { withFolge } from "~/domain/tabelle/nachladen";
import { Button, ScreenOnly, SearchLine, Stack, TextLink } from "~/ui";
import { toAdresse } from "./adresse";
import { Suchfeld } from "./Suchfeld";
import { useSofortFiltern } from "./useSofortFiltern";

type SchlichteSucheProps = {
  /** The param of the address. */
  name: string;
  label: string;
  hint: string;
  /** How the address names the list: its pages, and the place on the page. */
  liste: string;
  /** Params that tell of the last step on the page, which a search leaves behind. */
  momentan?: readonly string[];
};

/**
 * The search of one of several lists of a page, as a form that asks for the page, so that every result has an address;
 * with scripts it acts by itself. What the address says of the others stays.
 */
export function SchlichteSuche({ name, label, hint, liste, momentan = [] }: SchlichteSucheProps) {
  const { pathname, search } = useLocation();
  const { applyFilter, suchstand } = useSofortFiltern({ adresse: pathname, schlicht: "", suchname: name });
  const params = new URLSearchParams(search);
  const suche = params.get(name) ?? "";
  for (const weg of [name, ...momentan]) params.delete(weg);
  // A new search begins on the first page.
  const andere = withFolge(params, liste, { seite: 1, bis: 1 });
  return (
    <Stack gap="s">
      <ScreenOnly>
        <form method="get" action={`${pathname}#${liste}`} role="search" aria-label={label} onChange={applyFilter}>
          {[...andere].map(([key, wert]) => (
            <input key={key} type="hidden" name={key} value={wert} />
          ))}
          <SearchLine>
            <Suchfeld key={suchstand} name={name} label={label} wo={hint} suche={suche} />
            <Button variant="secondary" icon="suchen">
              Anzeigen
            </Button>
          </SearchLine>
        </form>
      </ScreenOnly>
      {suche !== "" && <TextLink href={toAdresse(pathname, andere, liste)}>Suche zurücksetzen</TextLink>}
    </Stack>
  );
}
