import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import { findLeereFelder, findZuLange, textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";
import { ANSICHT_ABSICHTEN } from "./ansichtAbsichten";

const PASSWORT_FEHLT = "Bitte geben Sie Ihr Passwort ein.";

/** What is shown once, with the page that answers the form: nothing may keep it. */
export type Einmaliges = { wiederherstellungscodes: string[] } | { ansichtCode: { code: string; bis: string } };

/** Whether the answer to a form shows something once. */
export const isEinmalig = (antwort: object): antwort is Einmaliges =>
  "wiederherstellungscodes" in antwort || "ansichtCode" in antwort;

/** What a form of the profile needs, what it does, and what is said afterwards. */
type Absicht = {
  pflicht: Readonly<Record<string, string>>;
  run: (call: Rufe, formData: FormData) => Promise<Einmaliges | { ok: true }>;
  meldung: string;
  /** Id of the section to come back to. */
  abschnitt: string;
};

const passwortVon = (formData: FormData) => ({ passwort: textVon(formData, "passwort") });

/** The forms of the profile page by their field `absicht`. */
const ABSICHTEN = {
  passwort: {
    pflicht: {
      altesPasswort: "Bitte geben Sie Ihr bisheriges Passwort ein.",
      neuesPasswort: "Bitte geben Sie ein neues Passwort ein.",
    },
    run: (call, form) =>
      call.profil.changePasswort({
        altesPasswort: textVon(form, "altesPasswort"),
        neuesPasswort: textVon(form, "neuesPasswort"),
      }),
    meldung: "Ihr Passwort ist geändert. Alle anderen Sitzungen wurden beendet.",
    abschnitt: "passwort",
  },
  mailTfa: {
    pflicht: { passwort: PASSWORT_FEHLT },
    run: (call, form) => call.profil.setMailTfa({ aktiv: form.get("aktiv") === "true", ...passwortVon(form) }),
    meldung: "Ihre Einstellung zur TAN per E-Mail ist gespeichert.",
    abschnitt: "zweifaktor",
  },
  appBestaetigen: {
    pflicht: { code: "Bitte geben Sie den Code aus der App ein.", passwort: PASSWORT_FEHLT },
    run: (call, form) => call.profil.confirmAppTfa({ code: textVon(form, "code").trim(), ...passwortVon(form) }),
    meldung: "Ihre App ist eingerichtet.",
    abschnitt: "zweifaktor",
  },
  appEntfernen: {
    pflicht: { passwort: PASSWORT_FEHLT },
    run: (call, form) => call.profil.removeAppTfa(passwortVon(form)),
    meldung: "Ihre App ist entfernt. Die Wiederherstellungscodes gelten nicht mehr.",
    abschnitt: "zweifaktor",
  },
  codes: {
    pflicht: { passwort: PASSWORT_FEHLT },
    run: (call, form) => call.profil.neueWiederherstellungscodes(passwortVon(form)),
    meldung: "Sie haben neue Wiederherstellungscodes.",
    abschnitt: "zweifaktor",
  },
  aenderungStoppen: {
    pflicht: {},
    run: (call) => call.zugangsaenderungen.stopEigene(),
    meldung: "Die Änderung ist gestoppt. An Ihrem Zugang ist nichts geändert.",
    abschnitt: "zweifaktor",
  },
  hilfe: {
    pflicht: {},
    run: (call, form) => call.benutzer.putHilfetexteAnzeigen({ uuid: "", data: form.has("hilfetexteAnzeigen") }),
    meldung: "Ihre Einstellung zur Hilfe ist gespeichert.",
    abschnitt: "hilfe",
  },
  sitzung: {
    pflicht: {},
    run: (call, form) => call.profil.endSitzung({ uuid: textVon(form, "sitzung") }),
    meldung: "Die Sitzung ist beendet.",
    abschnitt: "sitzungen",
  },
  andereSitzungen: {
    pflicht: {},
    run: (call) => call.profil.endAndereSitzungen(),
    meldung: "Alle anderen Sitzungen sind beendet.",
    abschnitt: "sitzungen",
  },
  ...ANSICHT_ABSICHTEN,
} as const satisfies Record<string, Absicht>;

const GRENZEN = { altesPasswort: 1000, neuesPasswort: 1000, passwort: 1000, code: 20 };

/** The form that was sent, undefined for an unknown one. */
export const findAbsicht = (formData: FormData): Absicht | undefined =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht"));

/** The refusal of a form with empty or over-long fields, null when there are none. */
export const checkAbsicht = (absicht: Absicht, formData: FormData): Problem | null =>
  findLeereFelder(formData, absicht.pflicht) ?? findZuLange(formData, GRENZEN);
