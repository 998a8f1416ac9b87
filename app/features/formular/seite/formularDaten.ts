import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Antrag } from "~/contract/antrag/antraege";
import type { GeparktKopf } from "~/contract/antrag/geparkteEingaben";
import type { FormularHinweise } from "~/contract/portal/hinweisDaten";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import type { Konflikt as WireKonflikt } from "~/contract/antrag/zusammenfuehrung";
import type { AnlageEintrag } from "~/features/anlagen";
import type { Befund, Werte } from "~/formkit/field";
import type { DifferenzTeil } from "~/lib/wortDifferenz";
import type { RowState } from "~/formkit/rowState";
import type { FormularOrt, OrtWunsch } from "./formularOrt";
import type { TabStand } from "./tabStand";

/** What the page gets where the Vorhaben is not there (any more): the Antrag, and what a new Vorhaben needs. */
export type FortDaten = {
  isFort: true;
  ort: FormularOrt | null;
  antragUuid: string;
  bezeichnung: string;
  darfBearbeiten: boolean;
  formular: FormularSchutz;
};

/** Errors or warnings of one place. */
export type Befunde = { fehler: Befund[]; warnungen: Befund[] };

/** What the page shows of one Vorhaben in the list. */
export type VorhabenEintrag = { uuid: string; titel: string; state: RowState };

/** What the form page gets from the server: the head of the Antrag and one place of one Vorhaben. */
export type FormularDaten = {
  ort: FormularOrt;
  wunsch: Required<OrtWunsch>;
  formular: FormularSchutz;
  antrag: {
    bezeichnung: string;
    antragsnummer: string | null;
    status: AntragStatus;
    /** The status in words: the texts of all statuses would come with every tab. */
    statusText: string;
    anzahlFehler: number;
    vorhaben: VorhabenEintrag[];
  };
  rechte: Antrag["rechte"];
  /** The stored values that the open place needs, without long texts of other places. */
  werte: Werte & { uuid: string };
  revision: number;
  neu: boolean;
  gespeichertAm: string;
  gespeichertVon: string;
  kontext: AntragKontext;
  /** Findings of the open tab or row only. */
  befunde: Befunde;
  tabStaende: TabStand[];
  /** State of each row of the tables of the open tab, by uuid. */
  zeilenStates: Record<string, RowState>;
  /** The files of the Vorhaben, where the open tab shows them; null elsewhere. */
  anlagen: AnlageEintrag[] | null;
  hasTestdaten: boolean;
  /**
   * By this the form is kept for its user when it arrives after the session has ended; absent where nothing can be
   * typed.
   */
  ticket?: string | undefined;
  /** Forms of this Vorhaben that were kept so and wait for the person to look at them. */
  geparkte?: GeparktKopf[] | undefined;
  /** The hints of the page; absent for a form that nobody fills in. */
  hinweise?: FormularHinweise | undefined;
  /** What own saves have cut off the texts of this place, by the name of the control. */
  reste: Record<string, { uuid: string; rest: string }[]>;
};

/**
 * What only the person can decide. `share` compares the stored text with the own one; `betrifft` are answers that
 * depend on the decision; `fehlt`: it was asked for and not given.
 */
export type KonfliktFeld = {
  stelle: string;
  art: WireKonflikt["art"];
  label: string;
  von: string;
  am: string;
  teile: DifferenzTeil[];
  betrifft: { label: string; text: string }[];
  wahl: "meine" | "gespeicherte" | null;
  fehlt: boolean;
};

/**
 * Others have saved meanwhile, and something is to be decided. `basis` is the revision that the form was opened with,
 * and goes on from; `gesehen` the one that the conflicts are with; `uebernommen` what will come from the others without
 * a question.
 */
export type Konflikt = {
  basis: number;
  gesehen: number;
  felder: KonfliktFeld[];
  uebernommen: { label: string; von: string; am: string }[];
};

/** The answer to a form that was not accepted. */
export type FormularAntwort = FormAntwort & {
  befunde: Befund[];
  notices: Befund[];
  konflikt: Konflikt | null;
  /** New hidden values for the next attempt; absent when the same request should be sent again. */
  formular: FormularSchutz | null;
};

/** Name of the hidden fields that list the controls which post nothing when nothing is chosen. */
export const GEZEIGT = "gezeigt";
/** Name of the hidden fields that list the conflicts that were on the page. */
export const KONFLIKT_GEZEIGT = "konflikt";
/** Name of the hidden field with the revision that the conflicts on the page are with. */
export const GESEHEN = "gesehen";
/** Start of the names of what was cut off while a text was typed; the name of its control follows. */
export const REST = "rest.";
/** Start of the names of the choices between two versions of a field. */
export const WAHL = "wahl.";
