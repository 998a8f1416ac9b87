import { useEffect, useState } from "react";
import { startTexte } from "../felder/eingaben";
import type { FormularDaten } from "../seite/formularDaten";
import { useFormular } from "../felder/useFormular";

export type AenderungsWaechterProps = { id: string; daten: FormularDaten; onDirty: (isDirty: boolean) => void };

/**
 * Tells whether the form with this id differs from a stored version. With another key it compares with another version.
 */
export function AenderungsWaechter({ id, daten, onDirty }: AenderungsWaechterProps) {
  const [start] = useState(() => startTexte(daten));
  const { isDirty } = useFormular({ id, start });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    // What was typed before the scripts came, or while a save was under way: the watch looks at the form only when
    // something is typed.
    document.querySelector(`#${id} input[type=hidden]`)?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [id]);
  return null;
}
