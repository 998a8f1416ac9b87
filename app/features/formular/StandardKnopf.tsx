import { Button, VisuallyHidden } from "~/ui";

/** The first button of the form is what the Enter key presses: it must save, not move a row of a table. */
export function StandardKnopf() {
  return (
    <VisuallyHidden>
      <Button name="intent" value="speichern" tabIndex={-1} aria-hidden="true">
        Speichern
      </Button>
    </VisuallyHidden>
  );
}
