import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Rufe } from "~/contract/wire/call";
import { fillBlanks } from "~/lib/fillBlanks";
import type { FaqAntwort } from "./faqAntwort";

const BEISPIEL = {
  frage: "Testdaten: Wie lange dauert die Prüfung?",
  antwort: "Das ist ein **Beispiel**. Die Prüfung dauert:\n\n- so lange wie nötig\n- so kurz wie möglich",
  "links.0.text": "Beispielseite",
  "links.0.ziel": "https://www.example.org/",
};

/**
 * The form of an entry with examples where it is blank, in the first category there is; nothing is stored by it.
 *
 * @spec §3 testdatenGenerator
 */
export async function loadFaqBeispiel(call: Rufe, eingaben: Eingaben): Promise<FaqAntwort> {
  const { data } = await call.faq.listFaqVerwaltung({});
  const kategorieUuid = data[0]?.uuid ?? "";
  return { problem: null, eingaben: fillBlanks(eingaben, { kategorieUuid, ...BEISPIEL }), vorschau: null };
}
