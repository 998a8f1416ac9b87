import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Konflikt } from "~/contract/antrag/zusammenfuehrung";
import type { Field, FormKontext } from "~/formkit/field";
import { displayField } from "~/formkit/readForm";
import { wortDifferenz } from "~/lib/wortDifferenz";
import { toWerte } from "../seite/toWerte";
import { KONFLIKT_GEZEIGT, type KonfliktFeld, WAHL } from "../seite/formularDaten";

/** Conflicts that were on the page and have got no choice. */
const listUnentschiedene = (eingaben: Eingaben): string[] =>
  [eingaben[KONFLIKT_GEZEIGT] ?? []].flat().filter((stelle) => eingaben[`${WAHL}${stelle}`] === undefined);

/**
 * What is to be decided about answers that two people have changed in a form without rows, by the names that people
 * know. `gesendet`: the form that was refused for it.
 */
export function listKonfliktFelder<K extends FormKontext>(
  { felder, kontext }: { felder: readonly Field<K>[]; kontext: K },
  konflikte: readonly Konflikt[],
  gesendet: Eingaben = {},
): KonfliktFeld[] {
  const unentschiedene = listUnentschiedene(gesendet);
  return konflikte.flatMap(({ stelle, von, am, gespeicherte, meine, wahl = null }) => {
    const feld = felder.find(({ key }) => key === stelle);
    if (feld === undefined) return [];
    const texte = [gespeicherte, meine].map((wert) => {
      const werte = toWerte("", { [stelle]: wert });
      return displayField(feld, { werte, wurzel: werte, kontext });
    });
    const teile = wortDifferenz(texte[0] ?? "", texte[1] ?? "");
    const fehlt = wahl === null && unentschiedene.includes(stelle);
    return [{ stelle, art: "feld", label: feld.label, von, am, teile, betrifft: [], wahl, fehlt }];
  });
}
