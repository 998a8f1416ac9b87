import { messages } from "~/formkit/messages";
import { optionsOf, relevantFields } from "~/formkit/relevance";
import type { Bereich, Field, FormKontext, Wert } from "~/formkit/field";

function gezeigteKeys<K extends FormKontext>(
  felder: readonly Field<K>[],
  { bereich, key, wert }: { bereich: Bereich<K>; key: string; wert: Wert },
): string {
  const werte = { ...bereich.werte, [key]: wert };
  const wurzel = bereich.werte === bereich.wurzel ? werte : bereich.wurzel;
  return relevantFields(felder, { ...bereich, werte, wurzel })
    .map((feld) => feld.key)
    .join(" ");
}

/**
 * Says beside a choice that further questions depend on it, so that nobody is surprised when they appear, with scripts
 * at once and without scripts after saving. Found by asking the rules, so that no form has to say it. @spec §8 radio
 * hint and select hint
 */
export function zusatzHinweis<K extends FormKontext>(
  feld: Field<K>,
  felder: readonly Field<K>[],
  bereich: Bereich<K>,
): string | undefined {
  if (feld.kind !== "yesNo" && feld.kind !== "choice") return undefined;
  // Fields without a condition are shown whatever is answered.
  const bedingte = felder.filter(({ when }) => when !== undefined);
  if (bedingte.length === 0) return undefined;
  const zeigt = (wert: Wert) => gezeigteKeys(bedingte, { bereich, key: feld.key, wert });
  if (feld.kind === "yesNo") return zeigt(true) === zeigt(null) ? undefined : messages.yesNoHint;
  const ohne = zeigt("");
  return optionsOf(feld, bereich).some(({ key }) => zeigt(key) !== ohne) ? messages.choiceHint : undefined;
}
