import type { Antrag, Einreichung } from "~/contract/antrag/antraege";
import type { Mitnahme } from "~/contract/wire/mitnahme";
import type { Erklaerung } from "~/domain/antrag/erklaerungen";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { listAbweichungen, type StammdatenAbweichung } from "~/domain/unternehmen/stammdatenAbweichung";
import { STAMMDATEN_FELDER } from "~/domain/unternehmen/stammdatenFormular";
import type { Unternehmensangaben } from "~/domain/unternehmen/unternehmensangaben";
import { isStored } from "~/formkit/kinds";
import { Ablehnung } from "../../ablehnung";
import type { Person } from "../../kontext";
import type { EingereichterInhalt, EingereichtesVorhaben } from "../../storage/antragInhalt";
import { findEingereichten } from "../../storage/einreichungStore";
import { listKoepfe } from "../../storage/vorhabenStore";
import { noteMitnahme } from "../einsicht/noteMitnahme";
import { type Gelesen, readWithHistory, toAntrag, toEinreichung, unternehmenswerte } from "./antragAnsicht";
import type { Aufruf } from "./aufruf";

/** A submission for reading. */
export type EingereichterAntragAnsicht = {
  antrag: Antrag;
  firma: string;
  eingereichterAntragId: string;
  eingereichtAm: string;
  eingereichtVon: string;
  pruefsumme: string;
  belegcode: string | null;
  unternehmensangaben?: Unternehmensangaben;
  einreichung: Einreichung;
  erklaerungstexte?: Erklaerung[];
  vorhaben: EingereichtesVorhaben[];
  kontext: AntragKontext;
  abweichungen: StammdatenAbweichung[];
};

const FELDER = STAMMDATEN_FELDER.filter(({ kind }) => isStored(kind)).map(({ key }) => key);

/** What the company says otherwise today; told to those who may read its master data. */
function abweichungenVon({ satz }: Gelesen, { unternehmen }: EingereichterInhalt, person: Person) {
  return can("unternehmenLesen", person) ? listAbweichungen(unternehmen, unternehmenswerte(satz), FELDER) : [];
}

/** The Antrag exactly as it was submitted, the last time or the time that is asked for: three statements. */
export async function getEingereichterAntrag(
  ruf: Aufruf,
  { uuid, eingereichterAntragId, ...mitnahme }: { uuid: string; eingereichterAntragId?: string | undefined } & Mitnahme,
): Promise<EingereichterAntragAnsicht> {
  const { dienste, person } = ruf;
  const gelesen = await readWithHistory(ruf, uuid);
  noteMitnahme(person, mitnahme);
  const eingereicht = await findEingereichten(dienste.db, gelesen.satz.uuid, eingereichterAntragId);
  if (eingereicht === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const { inhalt } = eingereicht;
  return {
    antrag: toAntrag(gelesen, await listKoepfe(dienste.db, gelesen.satz.uuid, null), ruf),
    firma: inhalt.unternehmen.firma,
    eingereichterAntragId: eingereicht.uuid,
    eingereichtAm: eingereicht.eingereichtAm.toISOString(),
    eingereichtVon: eingereicht.von,
    pruefsumme: eingereicht.pruefsumme,
    belegcode: eingereicht.belegcode,
    ...(inhalt.unternehmensangaben && { unternehmensangaben: inhalt.unternehmensangaben }),
    einreichung: toEinreichung(inhalt.einreichung, person),
    ...(inhalt.erklaerungstexte && { erklaerungstexte: inhalt.erklaerungstexte }),
    vorhaben: inhalt.vorhaben,
    kontext: inhalt.kontext,
    abweichungen: abweichungenVon(gelesen, inhalt, person),
  };
}
