import type { Entscheidung } from "~/contract/antrag/antraege";
import type { Flash } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import type { Problem } from "~/contract/wire/problem";
import type { SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import type { Werte } from "~/formkit/field";
import type { ablehnen } from "./submit";

/** A form that was sent from the page of a draft. */
export type EntwurfPost = {
  art: SchriftsatzArt;
  antragUuid: string;
  /** The draft; null while there is none. */
  uuid: string | null;
  /** The page is closed, whatever the draft is. */
  sperre: { problem: Problem; to: string; flash: Flash; hasTexte: boolean } | null;
  /** What a draft that is begun here is. */
  beginn: { antragUuid: string; art: SchriftsatzArt; nachforderungUuid?: string; widerspruchUuid?: string };
  /**
   * What a button is told that finds no draft, where it is not the usual; null: it leads back to where one is begun.
   */
  ohneEntwurf: Partial<Problem> | null;
  /** The page of the draft, and that on which one is begun. */
  hier: (uuid: string | null, query?: { schritt: "unterschrift" }) => string;
  /** The way on once the draft is discarded. */
  verworfen: { to: string; flash: Flash };
  /** The answers that are stored, as the rules read them. */
  bisher: (schriftsatz: Schriftsatz) => Werte;
  entscheidung: { gesehen?: number; entscheidungen?: Entscheidung[] };
};

/** The same with its form, and with its draft where there is one. */
export type EntwurfForm = EntwurfPost & { formData: FormData };
export type Entwurf = EntwurfForm & { uuid: string };

/** The answer to a button. */
export type EntwurfAntwort = Response | ReturnType<typeof ablehnen>;
