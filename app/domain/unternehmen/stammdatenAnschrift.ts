import type { Regelbefund, Wert } from "../../formkit/field";
import { isYes, textOf } from "../../formkit/werte";
import { BUNDESLAENDER, findBundesland } from "./bundeslaender";
import { LAENDER } from "./laender";
import { isFragwuerdig } from "./plzBundesland";
import {
  fehler,
  field,
  isNachgewiesen,
  type StammdatenBereich,
  type StammdatenFeld,
  textVonWert,
  toOptionen,
  warnung,
} from "./stammdatenFeld";

const PLZ = "Die Postleitzahl besteht aus fünf Ziffern.";

/** Is an address in Germany? `land` is the key of its country. */
const inDeutschland =
  (land: string) =>
  ({ werte }: StammdatenBereich): boolean =>
    textOf(werte, land) === "DE";

/** Where the postal code, the country and the Land of one address stand. */
type Anschriftfelder = { readonly land: string; readonly bundesland: string };
const SITZ: Anschriftfelder = { land: "land", bundesland: "bundesland" };
const POST: Anschriftfelder = { land: "postLand", bundesland: "postBundesland" };

/** A postal code of an address in Germany, which is asked about where it lies in another Land. */
const checkPlz =
  ({ land, bundesland }: Anschriftfelder) =>
  (wert: Wert, bereich: StammdatenBereich): readonly Regelbefund[] => {
    const plz = textVonWert(wert);
    if (plz === "" || !inDeutschland(land)(bereich)) return [];
    if (!/^\d{5}$/.test(plz)) return fehler(PLZ);
    const gewaehlt = textOf(bereich.werte, bundesland);
    if (!isFragwuerdig(plz, gewaehlt)) return [];
    const name = findBundesland(gewaehlt)?.title ?? "";
    return warnung(`Liegt ${plz} in ${name}? Bitte prüfen Sie Postleitzahl und Bundesland.`);
  };

/** The seat. @assumed The Land is chosen, not derived: postal areas do not follow its borders. */
export const anschrift: readonly StammdatenFeld[] = [
  field.text("strasse", { label: "Straße", required: true, max: 100, readOnly: isNachgewiesen("strasse") }),
  field.text("hausnummer", { label: "Hausnummer", required: true, max: 10, readOnly: isNachgewiesen("hausnummer") }),
  field.text("adresszusatz", { label: "Adresszusatz", max: 100 }),
  field.text("plz", {
    label: "Postleitzahl",
    required: true,
    max: 10,
    autocomplete: "postal-code",
    readOnly: isNachgewiesen("plz"),
    check: checkPlz(SITZ),
  }),
  field.text("ort", {
    label: "Ort",
    required: true,
    max: 100,
    autocomplete: "address-level2",
    readOnly: isNachgewiesen("ort"),
  }),
  field.choice("land", {
    label: "Land",
    required: true,
    autocomplete: "country",
    options: toOptionen(LAENDER),
    readOnly: isNachgewiesen("land"),
  }),
  field.choice("bundesland", {
    label: "Bundesland",
    required: true,
    options: toOptionen(BUNDESLAENDER),
    when: inDeutschland("land"),
    readOnly: isNachgewiesen("bundesland"),
  }),
];

const hasPostanschrift = ({ werte }: StammdatenBereich): boolean => isYes(werte, "postanschriftAbweichend");

/**
 * The group of the seat again.
 *
 * @assumed The Land is not required here: nothing follows from it, and addresses that were complete before it was asked
 * for stay complete.
 * @assumed The Hausnummer is not required here: a Postfach and the Großempfänger of a postal code have none.
 */
export const postanschrift: readonly StammdatenFeld[] = [
  field.yesNo("postanschriftAbweichend", {
    help: "postanschriftAbweichend",
    label: "Gibt es eine abweichende Postanschrift?",
  }),
  field.text("postStrasse", {
    label: "Straße oder Postfach",
    required: true,
    max: 100,
    when: hasPostanschrift,
  }),
  field.text("postHausnummer", { label: "Hausnummer der Postanschrift", max: 10, when: hasPostanschrift }),
  field.text("postAdresszusatz", { label: "Adresszusatz der Postanschrift", max: 100, when: hasPostanschrift }),
  field.text("postPlz", {
    label: "Postleitzahl der Postanschrift",
    required: true,
    max: 10,
    when: hasPostanschrift,
    check: checkPlz(POST),
  }),
  field.text("postOrt", { label: "Ort der Postanschrift", required: true, max: 100, when: hasPostanschrift }),
  field.choice("postLand", {
    label: "Land der Postanschrift",
    required: true,
    options: toOptionen(LAENDER),
    when: hasPostanschrift,
  }),
  field.choice("postBundesland", {
    label: "Bundesland der Postanschrift",
    options: toOptionen(BUNDESLAENDER),
    when: (bereich) => hasPostanschrift(bereich) && inDeutschland("postLand")(bereich),
  }),
];

export const kontakt: readonly StammdatenFeld[] = [
  field.text("telefon", { label: "Telefon", required: true, max: 50, inputType: "tel", autocomplete: "tel" }),
  field.text("email", {
    label: "E-Mail-Adresse des Unternehmens",
    required: true,
    max: 200,
    inputType: "email",
  }),
  field.text("website", { label: "Website", max: 200, inputType: "url" }),
];

/**
 * Whom the authority may ask. @assumed domain.md 3.1 asks for the whole person; the Anrede stays free, because its two
 * choices do not fit everybody and there is no third one.
 */
export const ansprechperson: readonly StammdatenFeld[] = [
  field.choice("ansprechAnrede", {
    label: "Anrede",
    options: [
      { key: "FRAU", title: "Frau" },
      { key: "HERR", title: "Herr" },
    ],
  }),
  field.text("ansprechTitel", { label: "Titel", max: 50 }),
  field.text("ansprechVorname", { help: "ansprechVorname", label: "Vorname", required: true, max: 100 }),
  field.text("ansprechNachname", { label: "Nachname", required: true, max: 100 }),
  field.text("ansprechFunktion", { label: "Funktion", required: true, max: 100 }),
  field.text("ansprechTelefon", {
    label: "Telefon der Ansprechperson",
    required: true,
    max: 50,
    inputType: "tel",
  }),
  field.text("ansprechEmail", {
    label: "E-Mail-Adresse der Ansprechperson",
    required: true,
    max: 200,
    inputType: "email",
  }),
];
