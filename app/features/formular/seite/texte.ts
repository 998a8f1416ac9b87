import type { Eingaben } from "~/contract/antrag/formAntwort";
import { GEZEIGT } from "./formularDaten";

/** What is typed, with an empty list for every box that was on the page and not ticked. */
export function vollstaendig(eingaben: Eingaben): Eingaben {
  const leere = [eingaben[GEZEIGT] ?? []].flat().map((name): [string, string[]] => [name, []]);
  return { ...Object.fromEntries(leere), ...eingaben };
}

/** Everything typed in a form, by name of control. */
export function eingabenAus(formData: FormData | URLSearchParams): Eingaben {
  const namen = [...new Set(formData.keys())];
  const texte = namen.map((name): [string, string | string[]] => {
    const alle = formData.getAll(name).filter((text) => typeof text === "string");
    return [name, alle.length === 1 ? (alle[0] ?? "") : alle];
  });
  return vollstaendig(Object.fromEntries(texte));
}
