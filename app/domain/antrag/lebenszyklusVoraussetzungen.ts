import type { Akteur } from "./akteur";
import type { AntragStatus } from "./antragStatus";
import { SCHRIFTSAETZE } from "./schriftsaetze";

/** The facts around a command. Absent means no (or unknown), so a forgotten fact refuses instead of allowing. */
export type Umstaende = {
  /** anlegen: the new application is a supplementary one (Ergänzungsantrag). */
  readonly istErgaenzungsantrag?: boolean;
  /** anlegen: a retrieved decision with at least one certified Vorhaben exists. */
  readonly hatPositivenBescheid?: boolean;
  /** loeschen: the acting person created the draft. */
  readonly istEigenerEntwurf?: boolean;
  /** einreichen: no error is left in the form, and there is at least one Vorhaben. */
  readonly istVollstaendig?: boolean;
  /** einreichen: all declarations are given. */
  readonly erklaerungenAbgegeben?: boolean;
  /** Signed with nezo or, where nezo is off, confirmed by TAN. */
  readonly istSigniert?: boolean;
  /** nachforderungenErledigen: no follow-up request is open any more. */
  readonly alleNachforderungenBeantwortet?: boolean;
  /** nachforderungenErledigen: the last deadline of the open follow-up requests is over. */
  readonly letzteFristAbgelaufen?: boolean;
  /** bescheidAbrufen, abrufBeenden: a decision is ready for retrieval. */
  readonly bescheidZumAbruf?: boolean;
  /** abrufBeenden: ten days have passed since the notice. */
  readonly abrufzeitAbgelaufen?: boolean;
  /** rueckzugAblehnen: the status in which the withdrawal was sent. */
  readonly statusVorRueckzug?: AntragStatus;
  /** widersprechen: the decision has been announced. */
  readonly bekanntgegeben?: boolean;
  /** widersprechen, widerspruchErneuern: the month for an objection still runs. */
  readonly widerspruchsfristLaeuft?: boolean;
  /** widersprechen: the reason for a late objection is given. */
  readonly verspaetungBegruendet?: boolean;
  /** archivieren: the decision has been final for the archive period and nothing is open. */
  readonly istArchivreif?: boolean;
};

type Regel = { readonly applies: (umstaende: Umstaende, akteur: Akteur) => boolean; readonly message: string };

const VOR_RUECKZUG = SCHRIFTSAETZE.ANTRAG_RUECKZUG.status;

/** The preconditions of the lifecycle table by name, with the German message for the case that they are missing. */
export const VORAUSSETZUNGEN = {
  positiverBescheid: {
    applies: (u) => u.istErgaenzungsantrag !== true || u.hatPositivenBescheid === true,
    message: "Ein Ergänzungsantrag ist erst nach einem Bescheid mit mindestens einem bescheinigten Vorhaben möglich.",
  },
  eigenerEntwurf: {
    applies: (u, akteur) => akteur !== "MITARBEITER" || u.istEigenerEntwurf === true,
    message:
      "Sie können nur Entwürfe löschen, die Sie selbst angelegt haben. Andere kann eine bevollmächtigte Person löschen.",
  },
  vollstaendig: {
    applies: (u) => u.istVollstaendig === true,
    message: "Der Antrag ist noch nicht vollständig. Bitte ergänzen Sie, was fehlt.",
  },
  erklaerungen: {
    applies: (u) => u.erklaerungenAbgegeben === true,
    message: "Bitte geben Sie alle Erklärungen ab.",
  },
  signatur: {
    applies: (u) => u.istSigniert === true,
    message: "Bitte unterschreiben Sie den Vorgang.",
  },
  nachforderungenErledigt: {
    applies: (u, akteur) =>
      u.alleNachforderungenBeantwortet === true || (akteur === "SYSTEM" && u.letzteFristAbgelaufen === true),
    message: "Es sind noch nicht alle Nachforderungen beantwortet. Bitte beantworten Sie zuerst die offenen.",
  },
  bescheidZumAbruf: {
    applies: (u) => u.bescheidZumAbruf === true,
    message:
      "Es liegt kein Bescheid zum Abruf bereit. Sobald einer bereitliegt, erhalten bevollmächtigte Personen eine Nachricht.",
  },
  abrufzeitAbgelaufen: {
    applies: (u) => u.abrufzeitAbgelaufen === true,
    message: "Die Zeit für den Abruf ist noch nicht abgelaufen.",
  },
  statusVorRueckzug: {
    applies: (u) => u.statusVorRueckzug !== undefined && VOR_RUECKZUG.includes(u.statusVorRueckzug),
    message: "Der Status vor dem Rückzug ist nicht bekannt.",
  },
  bekanntgabe: {
    applies: (u) => u.bekanntgegeben === true,
    message: "Der Bescheid ist noch nicht bekannt gegeben. Bitte rufen Sie ihn zuerst ab.",
  },
  fristOderBegruendung: {
    applies: (u) => u.widerspruchsfristLaeuft === true || u.verspaetungBegruendet === true,
    message: "Die Widerspruchsfrist ist abgelaufen. Bitte begründen Sie, warum Sie die Frist nicht einhalten konnten.",
  },
  fristLaeuft: {
    applies: (u) => u.widerspruchsfristLaeuft === true,
    message:
      "Die Widerspruchsfrist ist abgelaufen. Wenn Sie Fragen haben, wenden Sie sich bitte an die Bescheinigungsstelle.",
  },
  archivreif: {
    applies: (u) => u.istArchivreif === true,
    message: "Der Antrag kann noch nicht archiviert werden.",
  },
} as const satisfies { [name: string]: Regel };

/** Name of a precondition. */
export type Voraussetzung = keyof typeof VORAUSSETZUNGEN;
