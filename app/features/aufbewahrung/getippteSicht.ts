import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { AntwortSicht } from "~/features/anmeldung";

/**
 * The answer to a form with what is in its controls by now: sent, typed since, or put back from the vault. A box that
 * was on the page and not ticked is there with nothing.
 */
export function getippteSicht(antwort: AntwortSicht, eingaben: Eingaben | null): AntwortSicht {
  const getippt = (name: string): string | undefined => [eingaben?.[name]].flat()[0];
  return {
    ...antwort,
    eingaben,
    text: (name, sonst = "") => getippt(name) ?? sonst,
    isAngekreuzt: (name, sonst = false) => (eingaben?.[name] === undefined ? sonst : (getippt(name) ?? "") !== ""),
  };
}
