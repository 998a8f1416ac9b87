import { countCharacters } from "../../lib/text";
import type { EinreichungEingabe } from "./einreichungEingabe";
import { EINREICHUNG_GRENZEN } from "./einreichungGrenzen";
import { ERKLAERUNG_SCHLUESSEL } from "./erklaerungen";
export { formatAntragsnummer, vorhabenId } from "./antragsnummer";

/** Kinds of consultants. */
export const BERATUNGSARTEN: readonly { readonly key: string; readonly title: string }[] = [
  { key: "STEUERBERATUNG", title: "Steuerberatung" },
  { key: "RECHTSBERATUNG", title: "Rechtsberatung" },
  { key: "FOERDERMITTELBERATUNG", title: "Fördermittelberatung" },
  { key: "SONSTIGE", title: "Sonstige" },
];

const PFLICHT = "Dieses Feld ist erforderlich";

function checkBeratung(eingabe: EinreichungEingabe): { [property: string]: string } {
  if (eingabe.beratung === null) return { beratung: PFLICHT };
  if (!eingabe.beratung) return {};
  const befunde: { [property: string]: string } = {};
  for (const key of ["beratungName", "beratungOrt", "beratungMitwirkung"] as const) {
    if (eingabe[key].trim() === "") befunde[key] = PFLICHT;
  }
  if (!BERATUNGSARTEN.some((art) => art.key === eingabe.beratungArt)) befunde["beratungArt"] = PFLICHT;
  return befunde;
}

function checkGrenzen(eingabe: EinreichungEingabe): { [property: string]: string } {
  const befunde: { [property: string]: string } = {};
  for (const key of ["beratungName", "beratungOrt", "beratungMitwirkung", "interneNotiz"] as const) {
    const max = EINREICHUNG_GRENZEN[key];
    if (countCharacters(eingabe[key]) > max) befunde[key] = `Sie dürfen maximal ${max} Zeichen eingeben`;
  }
  return befunde;
}

/**
 * The findings of the submission form: message by property; empty when it may be sent. A declaration that is missing
 * has the property `erklaerung.<key>`.
 *
 * @assumed Domain.md 2.10 asks for the consultant statement and the declarations; the limit of 500 for the kind of help
 * is ours.
 */
export function checkEinreichung(eingabe: EinreichungEingabe): Record<string, string> {
  const befunde: Record<string, string> = { ...checkGrenzen(eingabe), ...checkBeratung(eingabe) };
  for (const key of ERKLAERUNG_SCHLUESSEL) {
    if (!eingabe.erklaerungen.includes(key)) befunde[`erklaerung.${key}`] = "Bitte geben Sie diese Erklärung ab.";
  }
  return befunde;
}
