import { countCharacters } from "../../lib/text";
import type { EinreichungEingabe } from "./einreichungEingabe";
import { EINREICHUNG_GRENZEN } from "./einreichungGrenzen";
export { formatAntragsnummer, vorhabenId } from "./antragsnummer";

/**
 * A declaration that has to be given when submitting. `version` changes with the text and is stored with the
 * submission.
 */
export type Erklaerung = { readonly key: string; readonly version: string; readonly text: string };

/**
 * The declarations of the submission.
 *
 * @assumed The specification has no texts; they follow domain.md 2.10 and the norms named in them.
 */
export const ERKLAERUNGEN: readonly Erklaerung[] = [
  {
    key: "richtigkeit",
    version: "1",
    text: "Ich versichere, dass alle Angaben in diesem Antrag richtig und vollständig sind. Mir ist bekannt, dass unrichtige oder unvollständige Angaben dazu führen können, dass die Bescheinigung aufgehoben wird.",
  },
  {
    key: "datenverarbeitung",
    version: "1",
    text: "Ich habe zur Kenntnis genommen, dass die Angaben zur Prüfung des Antrags verarbeitet und nach § 7 der Forschungszulagen-Bescheinigungsverordnung an die Finanzverwaltung übermittelt werden.",
  },
  {
    key: "abruf",
    version: "1",
    text: "Ich willige ein, dass der Bescheid elektronisch durch Abruf im Portal bekannt gegeben wird (§ 41 Abs. 2a des Verwaltungsverfahrensgesetzes). Er gilt am Tag nach dem Abruf als bekannt gegeben.",
  },
  {
    key: "vertretung",
    version: "1",
    text: "Ich versichere, dass ich berechtigt bin, das antragstellende Unternehmen bei diesem Antrag zu vertreten.",
  },
];

/** The declarations with these keys, in the order of the submission page. */
export function listErklaerungen(keys: readonly string[]): Erklaerung[] {
  return ERKLAERUNGEN.filter(({ key }) => keys.includes(key)).map(({ key, version, text }) => ({ key, version, text }));
}

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
  for (const { key } of ERKLAERUNGEN) {
    if (!eingabe.erklaerungen.includes(key)) befunde[`erklaerung.${key}`] = "Bitte geben Sie diese Erklärung ab.";
  }
  return befunde;
}
