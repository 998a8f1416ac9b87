import { Button, useHydrated } from "~/ui";

/** Prints the page; only with scripts, because without them the browser's own menu does it. */
export function DruckKnopf() {
  if (!useHydrated()) return null;
  return (
    <span data-print="nein">
      <Button type="button" variant="secondary" icon="drucken" onClick={() => window.print()}>
        Drucken
      </Button>
    </span>
  );
}
