import { useLocation } from "@remix-run/react";
import { withFolge } from "~/domain/tabelle/nachladen";
import { Button, Inline, Stack, TextField, TextLink } from "~/ui";
import { toAdresse } from "./adresse";

type SchlichteSucheProps = {
  /** The param of the address. */
  name: string;
  label: string;
  hint: string;
  /** How the address names the list: its pages, and the place on the page. */
  liste: string;
};

/**
 * The search of one of several lists of a page, as a form that asks for the page, so that every result has an address.
 * What the address says of the others stays.
 */
export function SchlichteSuche({ name, label, hint, liste }: SchlichteSucheProps) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const suche = params.get(name) ?? "";
  params.delete(name);
  // A new search begins on the first page.
  const andere = withFolge(params, liste, { seite: 1, bis: 1 });
  return (
    <form method="get" action={`${pathname}#${liste}`} role="search" aria-label={label}>
      <Stack gap="s">
        <Inline gap="m" align="end">
          {[...andere].map(([key, wert]) => (
            <input key={key} type="hidden" name={key} value={wert} />
          ))}
          <TextField key={suche} id={name} name={name} type="search" label={label} hint={hint} defaultValue={suche} />
          <Button variant="secondary" icon="suchen">
            Anzeigen
          </Button>
        </Inline>
        {suche !== "" && <TextLink href={toAdresse(pathname, andere, liste)}>Suche zurücksetzen</TextLink>}
      </Stack>
    </form>
  );
}
