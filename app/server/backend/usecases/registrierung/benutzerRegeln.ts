import { z } from "zod";
import { toKontoEmail } from "~/lib/email";

const PFLICHT = "Dieses Feld ist erforderlich";
const zuLang = (max: number): string => `Sie dürfen maximal ${String(max)} Zeichen eingeben`;
/** A text that must be there. */
export const pflichttext = (max: number) => z.string().min(1, PFLICHT).max(max, zuLang(max));
const zustimmung = (message: string) => z.boolean().refine((wert) => wert, message);

/** An address as it is stored and compared. */
export const emailAdresse = pflichttext(200)
  .transform(toKontoEmail)
  .pipe(z.email("Bitte geben Sie eine gültige E-Mail-Adresse ein"));

/**
 * Who registers. @assumed §2 names no fields of the user registration; domain dossier 4.1 lists personal data and two
 * ticks.
 */
export const benutzerRegeln = z.object({
  anrede: z.string().max(20, zuLang(20)),
  titel: z.string().max(50, zuLang(50)),
  vorname: pflichttext(100),
  nachname: pflichttext(100),
  email: emailAdresse,
  nutzungsbedingungen: zustimmung("Bitte stimmen Sie den Nutzungsbedingungen zu."),
  datenschutz: zustimmung("Bitte bestätigen Sie, dass Sie die Hinweise zum Datenschutz gelesen haben."),
});

/** Who accepts an invitation and has no account yet. */
export const eingeladenRegeln = z.object({
  vorname: pflichttext(100),
  nachname: pflichttext(100),
});
