import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { FormularAnfrage } from "../seite/formularAnfrage";
import type { FormularOrt } from "../seite/formularOrt";
import { toWerte } from "../seite/toWerte";
import type { VorhabenWerte } from "../seite/platz";

/** The answers that the form was opened with, and the stored ones. */
export type Stand = { basis: VorhabenWerte; jetzt: VorhabenWerte; kontext: AntragKontext };

/** Reads a Vorhaben as it is stored and as it was in a revision; that one is the stored one when it does not exist. */
export async function loadStand(
  { call }: FormularAnfrage,
  { antragUuid, vorhabenUuid }: FormularOrt,
  revision: number,
): Promise<Stand> {
  const { vorhaben, kontext, basis } = await call.antraege.getVorhaben({ uuid: antragUuid, vorhabenUuid, revision });
  const jetzt = toWerte(vorhaben.uuid, vorhaben.werte);
  return { jetzt, kontext, basis: basis === undefined ? jetzt : toWerte(vorhaben.uuid, basis.werte) };
}
