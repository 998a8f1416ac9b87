import type { FormAntwort, FormularSchutz } from "~/contract/formAntwort";
import type { Antrag } from "~/contract/antraege";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import type { Befund, Werte } from "~/formkit/field";
import type { RowState } from "~/formkit/rowState";
import type { FormularOrt, OrtWunsch } from "./formularOrt";

/** Errors or warnings of one place. */
export type Befunde = { fehler: Befund[]; warnungen: Befund[] };

/** What the page shows of one Vorhaben in the list. */
export type VorhabenEintrag = { uuid: string; titel: string; state: RowState };

/** What the form page gets from the server: the head of the Antrag and one place of one Vorhaben. */
export type FormularDaten = {
  ort: FormularOrt;
  wunsch: Required<OrtWunsch>;
  formular: FormularSchutz;
  antrag: { bezeichnung: string; antragsnummer: string | null; status: AntragStatus; anzahlFehler: number; vorhaben: VorhabenEintrag[] };
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
  tabStates: RowState[];
  /** State of each row of the tables of the open tab, by uuid. */
  zeilenStates: Record<string, RowState>;
  hasTestdaten: boolean;
};

/** A field whose typed answer differs from the one that somebody else has saved meanwhile. */
export type KonfliktFeld = { name: string; label: string; meine: string; gespeicherte: string };

/** Somebody else has saved; `revision` is the one that the next save goes on from. */
export type Konflikt = { revision: number; von: string; am: string; felder: KonfliktFeld[] };

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
/** Start of the names of the choices between two versions of a field. */
export const WAHL = "wahl.";
