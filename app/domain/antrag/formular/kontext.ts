import type { FormKontext } from "../../../formkit/field";

/**
 * What the rules of the application form know besides the form itself.
 * `rechtsform` is a key of RECHTSFORMEN, `wirtschaftsjahrBeginn` a day "MM-DD" ("01-01" for the calendar year).
 */
export type AntragKontext = FormKontext & { rechtsform: string; wirtschaftsjahrBeginn: string };
