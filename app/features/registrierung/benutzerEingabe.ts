import { findZuLange, textVon } from "~/features/anmeldung";

const GRENZEN = { anrede: 20, titel: 50, vorname: 100, nachname: 100, email: 200 } as const;
const HAKEN = ["nutzungsbedingungen", "datenschutz"] as const;

/** The fields of the user registration, in the order of the page. */
export const BENUTZER_FELDER = ["anrede", "titel", "vorname", "nachname", "email", ...HAKEN] as const;

/** The posted user data as the backend takes it. */
export function readBenutzer(formData: FormData) {
  return {
    anrede: textVon(formData, "anrede"),
    titel: textVon(formData, "titel"),
    vorname: textVon(formData, "vorname"),
    nachname: textVon(formData, "nachname"),
    email: textVon(formData, "email").trim(),
    nutzungsbedingungen: formData.has("nutzungsbedingungen"),
    datenschutz: formData.has("datenschutz"),
  };
}

/** The refusal of texts that are longer than the backend reads, null when none is. */
export const checkLaengen = (formData: FormData) => findZuLange(formData, GRENZEN);

/** Everything typed, to be kept while going one step back. A tick that is not set has no entry. */
export function entwurfVon(formData: FormData): Record<string, string> {
  return Object.fromEntries(
    BENUTZER_FELDER.filter((name) => formData.has(name)).map((name) => [name, textVon(formData, name)]),
  );
}
