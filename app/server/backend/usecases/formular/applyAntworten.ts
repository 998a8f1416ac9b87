import type { ProblemItem } from "~/contract/wire/problem";
import type { FormDefinition, FormKontext, Werte } from "~/formkit/field";
import { Ablehnung } from "../../ablehnung";
import { isAufAngebot, problem, readAntwort } from "../antraege/wertPruefung";

/**
 * The answers of a form without rows as they are wanted. Refuses what cannot be stored, with one finding each
 * (EINGABE_UNGUELTIG); never what is unfinished.
 */
export function applyAntworten<K extends FormKontext>(
  basis: Werte,
  { uuid, werte: gesendete }: { uuid: string; werte: { [key: string]: unknown } },
  { form, kontext }: { form: FormDefinition<K>; kontext: K },
): Werte {
  const felder = new Map(form.tabs.flatMap(({ fields }) => fields.map((feld) => [feld.key, feld] as const)));
  const fehler: ProblemItem[] = [];
  const werte: Werte = { ...basis };
  for (const [key, wert] of Object.entries(gesendete)) {
    const gelesen = readAntwort(felder.get(key), wert);
    if (gelesen.ok) werte[key] = gelesen.value;
    else fehler.push(problem(uuid, key, gelesen.error));
  }
  for (const feld of felder.values()) {
    if (isAufAngebot(feld, { alt: basis[feld.key], neu: werte[feld.key] }, { werte, wurzel: werte, kontext })) continue;
    fehler.push(problem(uuid, feld.key, "Diese Auswahl gibt es nicht. Bitte wählen Sie etwas anderes aus."));
  }
  if (fehler.length > 0) throw new Ablehnung("EINGABE_UNGUELTIG", fehler);
  return werte;
}
