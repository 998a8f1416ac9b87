import { Button, VisuallyHidden } from "~/ui";

/**
 * The Enter key presses the first button of a form in the order of the page: it must save, not move a row or add a
 * Vorhaben. So this one stands before all other buttons that belong to the form, those outside of it too.
 */
export function StandardKnopf({ form, name = "intent" }: { form?: string; name?: string }) {
  return (
    <VisuallyHidden>
      <Button form={form} name={name} value="speichern" tabIndex={-1} aria-hidden="true">
        Speichern
      </Button>
    </VisuallyHidden>
  );
}
