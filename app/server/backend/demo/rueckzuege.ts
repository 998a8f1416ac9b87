import type { Dienste } from "../dienste";
import { pruefsummeVon } from "../pruefsumme";
import type { EingereichterInhalt, EingereichterSchriftsatz } from "../storage/antragInhalt";
import type { Tx } from "../storage/datenbank";
import { insertUebermittlung } from "../storage/einreichungStore";
import { insertSchriftsatz } from "../storage/schriftsatzStore";
import { issueBeleg } from "../usecases/beleg/issueBeleg";
import type { DemoSchritt } from "./antraegeLeben";

type Leben = { antragUuid: string; schritte: readonly DemoSchritt[]; eingereicht: EingereichterInhalt };

/** A withdrawal with the checksum that its event carries. */
export type DemoRueckzug = { inhalt: EingereichterSchriftsatz; pruefsumme: string };

const WERTE = {
  grund: "NEUANTRAG",
  text: "Das Vorhaben wurde neu zugeschnitten. Wir stellen dafür einen neuen Antrag.",
};

/** The withdrawal in the life of a demo Antrag; null when there is none. */
export function rueckzugVon(dienste: Dienste, { antragUuid, schritte, eingereicht }: Leben): DemoRueckzug | null {
  const am = schritte.find(({ befehl }) => befehl === "zurueckziehen")?.am;
  if (am === undefined) return null;
  const { antragsnummer, kontext } = eingereicht;
  const inhalt: EingereichterSchriftsatz = {
    uuid: dienste.random.uuid(),
    art: "ANTRAG_RUECKZUG",
    antragUuid,
    antragsnummer,
    eingereichtAm: am.toISOString(),
    werte: WERTE,
    kontext: { heute: kontext.heute, fragen: [], vorhaben: [] },
    dateien: [],
  };
  return { inhalt, pruefsumme: pruefsummeVon(inhalt) };
}

/**
 * Stores a withdrawal with its receipt. One that is not confirmed has no open transmission, so that the simulator
 * leaves it on its way.
 */
export async function seedRueckzug(
  tx: Tx,
  dienste: Dienste,
  { inhalt, pruefsumme, schritte, von }: DemoRueckzug & { schritte: readonly DemoSchritt[]; von: string },
): Promise<void> {
  const { uuid, antragUuid, art } = inhalt;
  const am = new Date(inhalt.eingereichtAm);
  const { code } = await issueBeleg(tx, dienste, { antragUuid, art: "ANTRAG_RUECKZUG", pruefsumme, am });
  const spur = {
    erstelltAm: am,
    erstelltVon: von,
    geaendertAm: am,
    geaendertVon: von,
    eingereichtAm: am,
    eingereichtVon: von,
  };
  await insertSchriftsatz(tx, {
    ...spur,
    uuid,
    antragUuid,
    art,
    status: "EINGEREICHT",
    werte: WERTE,
    inhalt,
    pruefsumme,
    belegCode: code,
  });
  const erledigtAm = schritte.find(({ befehl }) => befehl === "rueckzugQuittieren")?.am;
  if (erledigtAm === undefined) return;
  const sendung = {
    uuid: dienste.random.uuid(),
    antragUuid,
    art,
    schriftsatzUuid: uuid,
    inhalt: { ...inhalt, pruefsumme },
  };
  await insertUebermittlung(tx, { ...sendung, status: "QUITTIERT", erstelltAm: am, erledigtAm });
}
