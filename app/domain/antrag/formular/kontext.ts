import type { FormKontext } from "../../../formkit/field";

/**
 * What the rules of the application form know besides the form itself.
 * `rechtsform` is a key of RECHTSFORMEN, `wirtschaftsjahrBeginn` a day "MM-DD" ("01-01" for the calendar year).
 * `zuerstGespeichert` names the instant of the first save (ISO 8601) by the uuid of the Vorhaben; one that is not there
 * has never been saved.
 */
export type AntragKontext = FormKontext & {
  rechtsform: string;
  /** A partnership taxed as a corporation (§ 1a KStG); absent in submissions from before it was asked. */
  optionKoerperschaft?: boolean | undefined;
  wirtschaftsjahrBeginn: string;
  zuerstGespeichert?: Readonly<Record<string, string>> | undefined;
  /**
   * The FuE-VZÄ of the company's Geschäftsstatistik by first and last day of the Wirtschaftsjahr
   * ("2025-01-01/2025-12-31"). Absent for readers who do not see the company, and in submissions.
   */
  fueVzae?: Readonly<Record<string, string>> | undefined;
};
