import type { Einreichung } from "~/contract/antrag/antraege";
import type { EingereichteAnlage } from "~/contract/antrag/eingereichteAnlage";
import type { Erklaerung } from "~/domain/antrag/erklaerungen";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import type { SchriftsatzKontext } from "~/domain/antrag/schriftsatzFormulare";
import type { Unternehmensangaben } from "~/domain/unternehmen/unternehmensangaben";
import type { Werte } from "~/formkit/field";

/**
 * A Vorhaben as it was submitted; `vorhabenId` is `<Antragsnummer>-<number>`. `anlagen` is absent in submissions from
 * before there were any; with their checksums the content of the files is part of the checksum of the submission.
 */
export type EingereichtesVorhaben = { uuid: string; vorhabenId: string; werte: Werte; anlagen?: EingereichteAnlage[] };

/** Everything that was submitted, frozen. Moments are ISO 8601 texts in UTC. */
export type EingereichterInhalt = {
  antragsnummer: string;
  eingereichtAm: string;
  unternehmen: { uuid: string; firma: string; rechtsform: string; [stammdatum: string]: string };
  /** The company as it was then; absent in submissions from before it was kept. */
  unternehmensangaben?: Unternehmensangaben;
  einreichung: Einreichung;
  /** The wording of the declarations that were given; absent in submissions from before it was kept. */
  erklaerungstexte?: Erklaerung[];
  vorhaben: EingereichtesVorhaben[];
  kontext: AntragKontext;
};

/** What the specialist system gets: the submitted content without the company's internal note, and its checksum. */
export type UebermittlungInhalt = EingereichterInhalt & { pruefsumme: string };

/**
 * A document that was written after the submission, frozen: the answers with the questions that they belong to
 * (`kontext`), and the files with their checksums. What it refers to is named where it refers to something.
 */
export type EingereichterSchriftsatz = {
  uuid: string;
  art: SchriftsatzArt;
  antragUuid: string;
  antragsnummer: string;
  eingereichtAm: string;
  nachforderungUuid?: string;
  bescheidUuid?: string;
  widerspruchUuid?: string;
  werte: Werte;
  kontext: SchriftsatzKontext;
  dateien: EingereichteAnlage[];
};

/** What the specialist system gets of such a document. */
export type SchriftsatzUebermittlung = EingereichterSchriftsatz & { pruefsumme: string };
