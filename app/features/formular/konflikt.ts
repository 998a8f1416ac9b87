import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Werte } from "~/formkit/field";
import { displayField } from "~/formkit/readForm";
import type { KonfliktFeld } from "./formularDaten";
import { gezeigteNamen, leseEingabe, listSteuerungen } from "./leseEingabe";
import type { Platz } from "./platz";

/** A place with the values that were read from a posted form. */
export function mitEingabe(platz: Platz, gelesen: Werte, wurzel: Werte): { platz: Platz; wurzel: Werte } {
  const { zeile } = platz;
  if (zeile === null) return { platz, wurzel: { ...wurzel, ...gelesen } };
  return { platz: { ...platz, zeile: { ...zeile, werte: { ...zeile.werte, ...gelesen } } }, wurzel };
}

/**
 * The fields of the posted form whose answers differ from the stored ones, both as texts for people. Fields that were not on the page
 * are not compared.
 */
export function listKonflikte(
  platz: Platz,
  formData: FormData,
  { wurzel, kontext }: { wurzel: Werte; kontext: AntragKontext },
): KonfliktFeld[] {
  const meine = mitEingabe(platz, leseEingabe(platz, formData, { wurzel, kontext }).werte, wurzel);
  const eigene = new Map(listSteuerungen(meine.platz, meine.wurzel).map((steuerung) => [steuerung.name, steuerung]));
  const gezeigt = gezeigteNamen(formData);
  return listSteuerungen(platz, wurzel).flatMap(({ name, feld, werte }): KonfliktFeld[] => {
    const eigen = eigene.get(name);
    if (eigen === undefined || !gezeigt.has(name)) return [];
    const gespeicherte = displayField(feld, { werte, wurzel, kontext });
    const text = displayField(feld, { werte: eigen.werte, wurzel: meine.wurzel, kontext });
    return text === gespeicherte ? [] : [{ name, label: feld.label, meine: text, gespeicherte }];
  });
}
