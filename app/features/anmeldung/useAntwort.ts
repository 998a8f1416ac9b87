import { useState } from "react";
import type { Eingaben, FormAntwort } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import { isOhneServer } from "~/features/formular";
import type { HelpTarget } from "~/ui";

/** What a form shows of the answer to its last sending. */
export type AntwortSicht = {
  problem: Problem | null;
  /** Grows with every answer; as a key it lets the summary take the focus again. */
  versuch: number;
  /**
   * Grows with every answer of the portal; as a key it empties passwords. What nobody has answered stays as it was
   * typed.
   */
  leerung: number;
  /** Everything that was typed; null before anything was sent. */
  eingaben: Eingaben | null;
  /** What was typed, or the given text before anything was sent. */
  text: (name: string, sonst?: string) => string;
  isAngekreuzt: (name: string, sonst?: boolean) => boolean;
  /** Props of a field: its name as id, its error until the user edits it, its help where there is one. @spec §5 */
  feld: (name: string) => {
    id: string;
    name: string;
    error: string | undefined;
    onEdit: () => void;
    help?: HelpTarget & { label: string };
  };
};

/** A refusal, or an answer that only shows the form again with what was typed. */
type LetzteAntwort = Omit<FormAntwort, "problem"> & { problem: Problem | null };

/**
 * Reads the refusal of a form. Without one, everything is as at the start. On a page with several forms `formular` is
 * the `absicht` of this one: answers to the others do not concern it, and the ids of its fields start with it.
 */
export function useAntwort(letzte: LetzteAntwort | undefined, formular?: string): AntwortSicht {
  const antwort = formular === undefined || letzte?.eingaben.absicht === formular ? letzte : undefined;
  const [stand, setStand] = useState({ antwort, versuch: 0, leerung: 0 });
  const [bearbeitet, setBearbeitet] = useState<readonly string[]>([]);
  if (stand.antwort !== antwort) {
    setStand({ antwort, versuch: stand.versuch + 1, leerung: stand.leerung + (isOhneServer(antwort) ? 0 : 1) });
    setBearbeitet([]);
  }
  const problem = antwort?.problem ?? null;
  const getippt = (name: string): string | undefined => [antwort?.eingaben[name]].flat()[0];
  return {
    problem,
    versuch: stand.versuch,
    leerung: stand.leerung,
    eingaben: antwort?.eingaben ?? null,
    text: (name, sonst = "") => getippt(name) ?? sonst,
    isAngekreuzt: (name, sonst = false) => (antwort === undefined ? sonst : getippt(name) !== undefined),
    feld: (name) => ({
      id: feldId(name, formular),
      name,
      error: bearbeitet.includes(name) ? undefined : errorOf(problem, name),
      onEdit: () => setBearbeitet((namen) => (namen.includes(name) ? namen : [...namen, name])),
    }),
  };
}

const errorOf = (problem: Problem | null, name: string): string | undefined =>
  problem?.errors
    .filter(({ property }) => property === name)
    .map(({ message }) => message)
    .join(" ") || undefined;

/** The id of a field: its name, after the name of its form where the page has several. */
export const feldId = (name: string, formular?: string): string =>
  formular === undefined ? name : `${formular}-${name}`;
