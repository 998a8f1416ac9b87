import type { Einreichung } from "~/contract/antraege";
import type { EingereichteAnlage } from "~/contract/eingereichteAnlage";
import type { Erklaerung } from "~/domain/antrag/einreichung";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Werte } from "~/formkit/field";

/**
 * A Vorhaben as it was submitted; `vorhabenId` is `<Antragsnummer>-<number>`. `anlagen` is absent in submissions from before there were any;
 * with their checksums the content of the files is part of the checksum of the submission.
 */
export type EingereichtesVorhaben = { uuid: string; vorhabenId: string; werte: Werte; anlagen?: EingereichteAnlage[] };

/** Everything that was submitted, frozen. Moments are ISO 8601 texts in UTC. */
export type EingereichterInhalt = {
  antragsnummer: string;
  eingereichtAm: string;
  unternehmen: { uuid: string; firma: string; rechtsform: string; [stammdatum: string]: string };
  einreichung: Einreichung;
  /** The wording of the declarations that were given; absent in submissions from before it was kept. */
  erklaerungstexte?: Erklaerung[];
  vorhaben: EingereichtesVorhaben[];
  kontext: AntragKontext;
};

/** What the specialist system gets: the submitted content without the company's internal note, and its checksum. */
export type UebermittlungInhalt = EingereichterInhalt & { pruefsumme: string };
