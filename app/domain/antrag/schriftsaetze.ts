import type { Recht } from "../benutzer/systemrollenRechte";
import type { AntragStatus } from "./antragStatus";

/** What a company writes after the submission of an Antrag. @assumed domain.md 4.4, sub-objects and forms */
export const SCHRIFTSATZ_ARTEN = ["NACHTRAG", "WIDERSPRUCH", "WIDERSPRUCH_RUECKZUG", "ANTRAG_RUECKZUG"] as const;

export type SchriftsatzArt = (typeof SCHRIFTSATZ_ARTEN)[number];

/** How far a document is. `VERWORFEN`: a draft that was discarded. */
export const SCHRIFTSATZ_STATUS = [
  "ENTWURF",
  "EINGEREICHT",
  "ZURUECKGEZOGEN",
  "BESCHIEDEN",
  "GESCHLOSSEN",
  "VERWORFEN",
] as const;

export type SchriftsatzStatus = (typeof SCHRIFTSATZ_STATUS)[number];

/** Characters of an answer in one. @spec domain.md 1.5 Nachforderung: 4,000 characters */
export const ANTWORT_MAX = 4000;

/** How many files such a document may have. @spec domain.md 4.4 Forms: ≤ 3 files */
export const SCHRIFTSATZ_DATEIEN_MAX = 3;

/** One kind of such a document. */
export type SchriftsatzRegel = {
  titel: string;
  /** Who may write and change the draft. */
  vorbereiten: Recht;
  /** Who may sign it. */
  einreichen: Recht;
  /** The statuses of the Antrag in which it can be written and signed. */
  status: readonly AntragStatus[];
  hatDateien: boolean;
};

/**
 * Every kind of document, with who may write it and when. What it asks stands in `schriftsatzFormulare.ts`.
 *
 * @assumed domain.md 4.2 says that other people of the company only prepare such a document; whoever may edit the
 * Antrag may prepare its withdrawal too.
 */
export const SCHRIFTSAETZE: { readonly [art in SchriftsatzArt]: SchriftsatzRegel } = {
  NACHTRAG: {
    titel: "Nachtrag",
    vorbereiten: "nachtragVorbereiten",
    einreichen: "nachtragEinreichen",
    status: ["EINGEREICHT", "IN_PRUEFUNG", "UNTERLAGEN_NACHGEFORDERT", "WIDERSPRUCH_EINGEREICHT"],
    hatDateien: true,
  },
  WIDERSPRUCH: {
    titel: "Widerspruch",
    vorbereiten: "widerspruchVorbereiten",
    einreichen: "widerspruchEinreichen",
    status: ["BESCHEID_LIEGT_VOR", "WIDERSPRUCH_ZURUECKGEZOGEN"],
    hatDateien: true,
  },
  WIDERSPRUCH_RUECKZUG: {
    titel: "Rücknahme eines Widerspruchs",
    vorbereiten: "widerspruchVorbereiten",
    einreichen: "widerspruchEinreichen",
    status: ["WIDERSPRUCH_EINGEREICHT"],
    hatDateien: false,
  },
  ANTRAG_RUECKZUG: {
    titel: "Rückzug eines Antrags",
    vorbereiten: "antragBearbeiten",
    einreichen: "antragZurueckziehen",
    status: ["EINGEREICHT", "IN_PRUEFUNG", "UNTERLAGEN_NACHGEFORDERT"],
    hatDateien: false,
  },
};

/** Can a document of this kind be written while the Antrag has this status? */
export const isSchriftsatzMoeglich = (art: SchriftsatzArt, status: AntragStatus): boolean =>
  SCHRIFTSAETZE[art].status.includes(status);
