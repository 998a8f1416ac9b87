import type { Field } from "../../../formkit/field";
import { isStored } from "../../../formkit/kinds";
import { PRUEFSUMME_ZEICHEN } from "../../beleg/belegcode";
import { STAMMDATEN_FELDER } from "../../unternehmen/stammdatenFormular";
import { JAHR_FELDER } from "../../statistik/jahrFormular";
import {
  STATISTIK_TITEL,
  UNTERNEHMENSANGABEN_TITEL,
  UNTERNEHMENSANGABEN_VERSION,
  VERBUND_TITEL,
} from "../../unternehmen/unternehmensangabenArt";
import { VERBUND_FELDER } from "../../verbund/verbundFormular";
import { ANLAGEN_MAX, ANLAGE_TYP_KEYS } from "../anlagen";
import type { AntragFormular } from "../formular/formulare";
import type { AntragKontext } from "../formular/kontext";
import { laengeAusV1 } from "../formular/uebernahme";
import {
  austauschVersion,
  FORMAT,
  FORMAT_VERSION,
  type FormatVersion,
  IMPORT_VORHABEN,
  IMPORT_ZEILEN,
} from "./austausch";

type Schema = { readonly [key: string]: unknown };
/** `bescheinigt`: so many characters where the text was certified in version 1, which had more room for it. */
type Feld = Field<AntragKontext> & { bescheinigt?: number };

const UUID: Schema = { type: "string", format: "uuid" };
const textOderNull: Schema = { type: ["string", "null"] };

/** A key on offer; where the offer depends on other answers, any key. */
function schluessel({ options }: Feld, leer: readonly string[]): Schema {
  return Array.isArray(options)
    ? { enum: [...leer, ...options.map(({ key }) => String(key))] }
    : { type: "string", maxLength: 100 };
}

function zahl({ integerDigits = 15, fractionDigits = 2 }: Feld, isGanz: boolean): Schema {
  const rest = isGanz || fractionDigits === 0 ? "" : `(\\.\\d{1,${String(fractionDigits)}})?`;
  return { type: "string", pattern: `^(\\d{1,${String(integerDigits)}}${rest})?$` };
}

function tabelle(entity: Feld["entity"]): Schema {
  const zeile = objekt(entity?.fields ?? [], { uuid: UUID }, ["uuid"]);
  return { type: "array", maxItems: IMPORT_ZEILEN, items: zeile };
}

function textArea({ max = 800, bescheinigt }: Feld): Schema {
  if (bescheinigt === undefined) return { type: "string", maxLength: max };
  const description = `Höchstens ${String(max)} Zeichen; mehr nur in einem Ergänzungsantrag, wie in Version 1 bescheinigt.`;
  return { description, type: "string", maxLength: bescheinigt };
}

function wertSchema(feld: Feld): Schema {
  switch (feld.kind) {
    case "text":
      return { type: "string", maxLength: feld.max ?? 200 };
    case "textArea":
      return textArea(feld);
    case "integer":
      return zahl(feld, true);
    case "decimal":
    case "euro":
      return zahl(feld, false);
    case "date":
      return { type: "string", pattern: "^([12]\\d{3}-\\d{2}-\\d{2})?$" };
    case "month":
      return { type: "string", pattern: "^([12]\\d{3}-\\d{2})?$" };
    case "yesNo":
      return { type: ["boolean", "null"] };
    case "checkbox":
      return { type: "boolean" };
    case "choice":
      return schluessel(feld, [""]);
    case "multiChoice":
      return { type: "array", uniqueItems: true, items: schluessel(feld, []) };
    case "chips":
      return { type: "array", uniqueItems: true, items: { type: "string", maxLength: feld.max ?? 800 } };
    case "table":
      return tabelle(feld.entity);
    case "computed":
    case "info":
      return {};
  }
}

function objekt(felder: readonly Feld[], dazu: Record<string, Schema>, required: readonly string[]): Schema {
  const eigene = felder
    .filter(({ kind }) => isStored(kind))
    .map((feld) => [feld.key, { title: feld.label, ...wertSchema(feld) }] as const);
  return {
    type: "object",
    additionalProperties: false,
    required,
    properties: { ...dazu, ...Object.fromEntries(eigene) },
  };
}

const geschlossen = (properties: Record<string, Schema>): Schema => ({
  type: "object",
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

function withBescheinigtem(feld: Feld): Feld {
  const bescheinigt = laengeAusV1(feld.key);
  return bescheinigt > (feld.max ?? 800) ? { ...feld, bescheinigt } : feld;
}

const JA_NEIN: readonly string[] = ["yesNo", "checkbox"];

function antwortSchema(felder: readonly Pick<Feld, "key" | "kind" | "label">[]): Schema {
  const antworten = felder
    .filter(({ kind }) => isStored(kind))
    .map(({ key, kind, label }) => [key, { title: label, type: JA_NEIN.includes(kind) ? "boolean" : "string" }]);
  return { type: "object", additionalProperties: false, properties: Object.fromEntries(antworten) };
}

/**
 * The answers of the company by key and kind, without the limits of today: a submission keeps also what the form no
 * longer offers.
 */
function unternehmensSchema(): Schema {
  return {
    title: UNTERNEHMENSANGABEN_TITEL,
    oneOf: [
      { type: "null" },
      {
        type: "object",
        additionalProperties: false,
        properties: {
          version: { const: UNTERNEHMENSANGABEN_VERSION },
          stammdaten: antwortSchema(STAMMDATEN_FELDER),
          verbundeneUnternehmen: { title: VERBUND_TITEL, type: "array", items: antwortSchema(VERBUND_FELDER) },
          verbundBestaetigung: geschlossen({
            am: { type: "string" },
            von: { type: "string" },
            beginn: { type: "string" },
            ende: { type: "string" },
          }),
          geschaeftsstatistik: { title: STATISTIK_TITEL, type: "array", items: antwortSchema(JAHR_FELDER) },
        },
        required: ["version", "stammdaten"],
      },
    ],
  };
}

/**
 * The JSON Schema (draft 2020-12) of the files of a form in a version of the format. Answers may be left out; a file of
 * ours holds them all.
 */
export function austauschSchema(formular: AntragFormular, formatVersion: FormatVersion = FORMAT_VERSION): Schema {
  const version = austauschVersion(formular);
  const anlage = geschlossen({
    uuid: UUID,
    name: { type: "string" },
    typ: { enum: ANLAGE_TYP_KEYS },
    bytes: { type: "integer", minimum: 0 },
    sha256: { type: "string", pattern: `^[0-9a-f]{${String(PRUEFSUMME_ZEICHEN)}}$` },
  });
  const werte = objekt(
    formular.tabs.flatMap(({ fields }) => (version === "V2" ? fields.map(withBescheinigtem) : fields)),
    {},
    [],
  );
  const vorhaben = geschlossen({
    uuid: UUID,
    vorhabenId: textOderNull,
    werte,
    anlagen: { type: "array", maxItems: ANLAGEN_MAX, items: anlage },
  });
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `Antrag auf Bescheinigung für die Forschungszulage, Formularversion ${version}`,
    ...geschlossen({
      format: { const: FORMAT },
      formatVersion: { const: formatVersion },
      version: { const: version },
      antrag: geschlossen({
        antragsnummer: textOderNull,
        bezeichnung: { type: "string", maxLength: 200 },
        eingereichtAm: textOderNull,
      }),
      ...(formatVersion !== "1" && { unternehmensangaben: unternehmensSchema() }),
      vorhaben: { type: "array", minItems: 1, maxItems: IMPORT_VORHABEN, items: vorhaben },
    }),
  };
}
