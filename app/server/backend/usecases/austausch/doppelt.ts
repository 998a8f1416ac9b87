import { cutText } from "~/lib/text";
import { type Ablehnung, eingabeUngueltig } from "../../ablehnung";

/** The refusal of a file that says two things in one place: nobody but its author knows which one is meant. */
export function doppelt(name: string, zeile: number): Ablehnung {
  const text = `„${cutText(name, 60).text}“ steht an derselben Stelle zweimal (Zeile ${String(zeile)}). Bitte entscheiden Sie sich für eine Angabe.`;
  return eingabeUngueltig("datei", text);
}
