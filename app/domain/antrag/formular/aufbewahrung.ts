import type { FormDefinition, FormKontext } from "../../../formkit/field";
import { parseFieldName } from "../../../formkit/fieldName";
import { EINLADUNGEN_HOECHSTENS } from "../../benutzer/mitgliedStatus";
import type { Stabsformular } from "../../benutzer/stabsformulare";
import { FAQ_LINKS_MAX } from "../../hilfe/faqGrenzen";
import { KMU_ZAHLEN_FELDER } from "../../kmu/kmuZahlenFormular";
import { JAHR_FELDER } from "../../statistik/jahrFormular";
import { parseFeldVonJahr, RASTER_FELDER } from "../../statistik/jahrRaster";
import type { Firmenformular } from "../../unternehmen/firmenformulare";
import { STAMMDATEN_FELDER } from "../../unternehmen/stammdatenFormular";
import { VERBUND_FELDER } from "../../verbund/verbundFormular";
import { SCHRIFTSATZ_ARTEN } from "../schriftsaetze";
import { isAntwortKey, schriftsatzFormular } from "../schriftsatzFormulare";
import { formulare } from "./formulare";
import { NEUE_ZEILE_FELD, readRasterName, ZEILE_FELD } from "./raster";

/**
 * The forms that are kept: of a Vorhaben, the draft of a document, the answer to a message, those of the company, and
 * the editors of staff.
 */
export type GeparkteArt = "VORHABEN" | "SCHRIFTSATZ" | "ANTWORT" | Firmenformular | Stabsformular;

/**
 * Hidden fields of the form that say what its answers were made from, and which of its controls post nothing when
 * nothing is chosen.
 */
const BEGLEITFELDER: readonly string[] = ["revision", "gezeigt"];

const keysVon = <K extends FormKontext>({ tabs }: FormDefinition<K>): string[] =>
  tabs
    .flatMap(({ fields }) => fields)
    .flatMap(({ key, entity }) => [key, ...(entity?.fields ?? []).map((feld) => feld.key)]);

const namesOf = (felder: readonly { key: string }[]): string[] => felder.map(({ key }) => key);

/** The names of what stands in numbered places, as "links.0.text". */
const numbered = (liste: string, anzahl: number, teile: readonly string[]): string[] =>
  Array.from({ length: anzahl }, (_, stelle) => teile.map((teil) => `${liste}.${String(stelle)}.${teil}`)).flat();

/** Each moment is asked for as a day and a time. */
const momente = (...namen: readonly string[]): string[] => namen.flatMap((name) => [`${name}Tag`, `${name}Zeit`]);

/** The questions of the documents are the same for every Antrag, except those of a follow-up request. */
const OHNE_FRAGEN = { heute: "", fragen: [], vorhaben: [] };

const FELDER: { readonly [art in GeparkteArt]: ReadonlySet<string> } = {
  // Rows that are pasted into one of its tables come as one text; those that are filled in as a whole are named.
  VORHABEN: new Set([
    ...Object.values(formulare).flatMap((form) => keysVon(form)),
    "zeilentext",
    ZEILE_FELD,
    NEUE_ZEILE_FELD,
  ]),
  SCHRIFTSATZ: new Set(SCHRIFTSATZ_ARTEN.flatMap((art) => keysVon(schriftsatzFormular(art, OHNE_FRAGEN)))),
  ANTWORT: new Set(["text"]),
  // Since when the answers hold is posted beside them.
  STAMMDATEN: new Set([...namesOf(STAMMDATEN_FELDER), "art", "gueltigAb"]),
  WIRTSCHAFTSJAHR: new Set(namesOf(JAHR_FELDER)),
  // Which years the table holds; its figures are named by their year.
  JAHRESTABELLE: new Set(["jahr"]),
  VERBUND: new Set(namesOf(VERBUND_FELDER)),
  KMU_ZAHLEN: new Set(namesOf(KMU_ZAHLEN_FELDER)),
  VERBUND_TABELLE: new Set(["text"]),
  VERBUND_ENDE: new Set(["gueltigBis"]),
  EINLADUNG: new Set([
    ...numbered("einladungen", EINLADUNGEN_HOECHSTENS, ["email", "vorname", "nachname", "unternehmenRolle"]),
    "liste",
  ]),
  HILFETEXT: new Set(["quelle", "index", "isActive"]),
  FAQ_EINTRAG: new Set([
    "kategorieUuid",
    "frage",
    "antwort",
    "isActive",
    ...numbered("links", FAQ_LINKS_MAX, ["text", "ziel"]),
  ]),
  SYSTEMNACHRICHT: new Set([
    "titel",
    "text",
    "zielgruppe",
    "unternehmen",
    "rollen",
    "aufStartseite",
    ...momente("anzeigenVon", "anzeigenBis", "ereignisVon", "ereignisBis"),
  ]),
  // Which window the form was opened for is posted beside its answers.
  WARTUNGSFENSTER: new Set(["uuid", "grund", ...momente("beginn", "ende")]),
  FAQ_KATEGORIE: new Set(["name"]),
  // Which step it is, and about what, is posted beside the answers; a code that is read out is not kept.
  PERSON_AKTION: new Set(["art", "link", "aenderung", "grund", "email", "wiederholung"]),
  STAB_ZUGANG: new Set(["art", "grund"]),
};

/** True for a figure of the table of all years, and for the revision of one of them. */
function isTabellenfeld(name: string): boolean {
  const feld = parseFeldVonJahr(name)?.feld;
  return feld !== undefined && (feld === "revision" || RASTER_FELDER.some(({ key }) => key === feld));
}

/** True for the fields of a posted form that may be kept: its answers and what belongs to them. */
function isAufzubewahren(art: GeparkteArt, name: string): boolean {
  if (BEGLEITFELDER.includes(name)) return true;
  if (FELDER[art].has(name)) return true;
  if (art === "JAHRESTABELLE" && isTabellenfeld(name)) return true;
  const zelle = art === "VORHABEN" ? readRasterName(name) : null;
  if (zelle !== null) return FELDER[art].has(zelle.key);
  const place = parseFieldName(name);
  if (place === undefined) return false;
  if (art === "SCHRIFTSATZ" && isAntwortKey(place.key)) return true;
  return FELDER[art].has(place.key) || (place.row !== undefined && place.key === "uuid");
}

/**
 * What may be kept of a posted form, again as application/x-www-form-urlencoded. Everything that is no answer of such a
 * form is left out, whoever sends it: passwords, TANs and tokens have no field here.
 */
export function onlyAufzubewahrende(art: GeparkteArt, felder: string): string {
  return new URLSearchParams(
    [...new URLSearchParams(felder)].filter(([name]) => isAufzubewahren(art, name)),
  ).toString();
}

/** Is there an answer in what may be kept, blank ones included? Without one there is nothing to keep. */
export function hasAntworten(felder: string): boolean {
  return [...new URLSearchParams(felder).keys()].some((name) => !BEGLEITFELDER.includes(name));
}
