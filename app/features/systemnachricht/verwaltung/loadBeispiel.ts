import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Rufe } from "~/contract/wire/call";
import { felderVonZeitpunkt } from "~/features/zeitpunkt";
import { addDays, todayBerlin } from "~/lib/date";
import type { Clock } from "~/lib/clock";
import { fillBlanks } from "~/lib/fillBlanks";
import { loadFirmenWahl } from "./loadSystemnachrichten";
import type { NachrichtAntwort } from "./nachrichtAntwort";

/** An announcement from tomorrow on for an event of the day after. */
function beispielVon(heute: string): Eingaben {
  const [morgen, uebermorgen] = [addDays(heute, 1), addDays(heute, 2)];
  return {
    titel: "Testdaten: Wartung des Portals",
    text: "<p>Das ist ein <strong>Beispiel</strong>. Das Portal ist kurz nicht zu erreichen.</p>",
    ...felderVonZeitpunkt("anzeigenVon", `${morgen}T07:00:00.000Z`),
    ...felderVonZeitpunkt("anzeigenBis", `${uebermorgen}T20:00:00.000Z`),
    ...felderVonZeitpunkt("ereignisVon", `${uebermorgen}T17:00:00.000Z`),
    ...felderVonZeitpunkt("ereignisBis", `${uebermorgen}T19:00:00.000Z`),
    zielgruppe: "ALLE",
  };
}

type Seite = { call: Rufe; anfrage: { context: { clock: Clock } } };

/**
 * The form of an announcement with examples where it is blank. Nobody sees it by that.
 *
 * @spec §3 testdatenGenerator
 */
export async function loadBeispiel(
  { call, anfrage }: Seite,
  formData: FormData,
  eingaben: Eingaben,
): Promise<NachrichtAntwort> {
  const firmen = await loadFirmenWahl(call, formData);
  const gefuellt = fillBlanks(eingaben, beispielVon(todayBerlin(anfrage.context.clock)));
  return { problem: null, eingaben: gefuellt, firmen, vorschau: null, frage: null };
}
