import type { Eingaben } from "~/contract/antrag/formAntwort";
import { felderVonZeitpunkt } from "~/features/zeitpunkt";
import { addDays } from "~/lib/date";
import { fillBlanks } from "~/lib/fillBlanks";

/**
 * What was typed, with examples where it is blank: a window in a week. Nothing is announced by that.
 *
 * @spec §3 testdatenGenerator
 */
export function fillFenster(eingaben: Eingaben, heute: string): Eingaben {
  const tag = addDays(heute, 7);
  return fillBlanks(eingaben, {
    ...felderVonZeitpunkt("beginn", `${tag}T19:00:00.000Z`),
    ...felderVonZeitpunkt("ende", `${tag}T20:30:00.000Z`),
    grund: "Testdaten: Wir spielen eine neue Version ein.",
  });
}
