import type { Werte } from "../../formkit/field";
import { textOf } from "../../formkit/werte";
import { cutText } from "../../lib/text";
import { ANTWORT_MAX } from "./schriftsaetze";
import { antwortKey, type SchriftsatzFrage } from "./schriftsatzFormulare";

/** Answers whose deadline is over; `nummer`: of the follow-up request. */
export type VerspaeteteAntworten = { nummer: number; fragen: readonly SchriftsatzFrage[]; werte: Werte };

/** The answers as one text, each below its question; empty when nothing was answered. */
export function nachtragstextAus({ nummer, fragen, werte }: VerspaeteteAntworten): string {
  const antworten = fragen.flatMap(({ uuid, vorhaben, frage }) => {
    const antwort = textOf(werte, antwortKey(uuid)).trim();
    return antwort === "" ? [] : [`${vorhaben === "" ? "" : `Zu „${vorhaben}“: `}${frage}\n${antwort}`];
  });
  return antworten.length === 0 ? "" : [`Zur Nachforderung ${String(nummer)}:`, ...antworten].join("\n\n");
}

/** The text of a Nachtrag with another one below; what is too long for it is the `rest`. */
export function addNachtrag(bisher: string, dazu: string): { text: string; rest: string } {
  return cutText([bisher, dazu].filter((teil) => teil.trim() !== "").join("\n\n"), ANTWORT_MAX);
}
