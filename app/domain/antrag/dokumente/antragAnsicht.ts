import type { Werte } from "../../../formkit/field";
import { type AnlageTyp, formatGroesse } from "../anlagen";
import type { EinreichungEingabe } from "../einreichungEingabe";
import type { FormVersion } from "../antragInfo";
import type { AntragFormular } from "../formular/formulare";
import type { AntragKontext } from "../formular/kontext";
import type { Unternehmensangaben } from "../../unternehmen/unternehmensangaben";

/** An attachment as a document tells it: what it is, never its content. `groesse` in bytes. */
export type DokumentAnlage = {
  readonly uuid: string;
  readonly name: string;
  readonly typ: AnlageTyp;
  readonly groesse: number;
  readonly sha256: string;
};

/** A Vorhaben as a document tells it; `vorhabenId` is null until it was submitted. */
export type DokumentVorhaben = {
  readonly uuid: string;
  readonly vorhabenId: string | null;
  readonly werte: Werte;
  readonly anlagen: readonly DokumentAnlage[];
};

/** When, by whom and with which checksum an Antrag was submitted. */
export type Einreichungsvermerk = {
  readonly am: Date;
  readonly von: string;
  readonly pruefsumme: string;
  /** Code of the receipt, without groups; null for a submission without one. */
  readonly belegcode: string | null;
};

/** An Antrag as the documents tell it: a draft, or what was submitted. Without further questions to anybody. */
export type AntragAnsicht = {
  readonly version: FormVersion;
  /** The form in which the answers are kept. */
  readonly formular: AntragFormular;
  readonly bezeichnung: string;
  readonly antragsnummer: string | null;
  readonly firma: string;
  /** The company as it was submitted; null for a draft, and for a submission from before it was kept. */
  readonly unternehmensangaben: Unternehmensangaben | null;
  /** The moment of the last change, or of the submission. */
  readonly stand: Date;
  /** Null for a draft. */
  readonly eingereicht: Einreichungsvermerk | null;
  readonly einreichung: EinreichungEingabe;
  /** The declarations as they were worded when they were given. */
  readonly erklaerungstexte: readonly string[];
  readonly vorhaben: readonly DokumentVorhaben[];
  readonly kontext: AntragKontext;
};

/** What stands on every page of a document about a draft. */
export const ENTWURF_KENNZEICHEN = "Entwurf – nicht eingereicht";

/** What stands on every page: that it is a draft, or the number. */
export function kennzeichenVon({ eingereicht, antragsnummer }: AntragAnsicht): string {
  return eingereicht === null ? ENTWURF_KENNZEICHEN : `Antrag ${antragsnummer ?? ""}`;
}

/** Type, size and checksum of an attachment in one line. */
export const anlageText = ({ typ, groesse, sha256 }: DokumentAnlage): string =>
  `${typ}, ${formatGroesse(groesse)}, Prüfsumme (SHA-256) ${sha256}`;
