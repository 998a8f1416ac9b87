import type { FormKontext } from "../../../formkit/field";

/**
 * What the rules of the application form know besides the form itself.
 * `rechtsform` is a key of RECHTSFORMEN, `wirtschaftsjahrBeginn` a day "MM-DD" ("01-01" for the calendar year).
 * `zuerstGespeichert` names the instant of the first save (ISO 8601) by the uuid of the Vorhaben; one that is not there
 * has never been saved.
 */
export type AntragKontext = FormKontext & {
  rechtsform: string;
  wirtschaftsjahrBeginn: string;
  zuerstGespeichert?: Readonly<Record<string, string>> | undefined;
};
