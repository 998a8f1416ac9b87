import { useLoaderData } from "@remix-run/react";
import { Button } from "~/ui";

/** What the loader of a form gives besides its answers that can be filled with examples. */
type MitTestdaten = { hasTestdaten: boolean };

/**
 * Saves the form with examples for what is still blank, beside the button that saves it as it is: what is typed comes
 * along, with scripts and without.
 */
export function TestdatenKnopf() {
  const { hasTestdaten } = useLoaderData<MitTestdaten>();
  return (
    hasTestdaten && (
      <Button variant="quiet" icon="werkzeug" name="intent" value="testdaten">
        Mit Testdaten füllen
      </Button>
    )
  );
}
