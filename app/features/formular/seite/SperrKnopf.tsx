import { useEffect, type RefObject } from "react";
import { Button, Inline, useHydrated } from "~/ui";

export type SperrKnopfProps = { form: RefObject<HTMLFormElement>; isGesperrt: boolean; onWechsel: () => void };

/** On these a double click means something else, such as selecting a word. */
const BEDIENELEMENTE = "input, textarea, select, button, a, label, summary, table";

/**
 * Locks the fields of this page against slips of the hand, and unlocks them. A comfort of the browser; the server does
 * not know it.
 *
 * @spec §4 each unit can be set read-only individually by double-click
 * @assumed §4 names the double click only; a button does the same, because nobody finds a double click and not
 * everybody can do one.
 */
export function SperrKnopf({ form, isGesperrt, onWechsel }: SperrKnopfProps) {
  const isHydrated = useHydrated();
  useEffect(() => {
    const element = form.current;
    const onDoubleClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(BEDIENELEMENTE) === null) onWechsel();
    };
    element?.addEventListener("dblclick", onDoubleClick);
    return () => element?.removeEventListener("dblclick", onDoubleClick);
  }, [form, onWechsel]);
  if (!isHydrated) return null;
  return (
    <Inline justify="end">
      <Button type="button" variant="quiet" icon={isGesperrt ? "bearbeiten" : "schloss"} onClick={onWechsel}>
        {isGesperrt ? "Bearbeitung entsperren" : "Bearbeitung sperren"}
      </Button>
    </Inline>
  );
}
