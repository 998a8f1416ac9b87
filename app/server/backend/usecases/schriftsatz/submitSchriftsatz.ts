import { SCHRIFTSAETZE, type SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import { pruneIrrelevant } from "~/formkit/relevance";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { UnternehmensPerson } from "../../kontext";
import { pruefsummeVon } from "../../pruefsumme";
import type { EingereichterSchriftsatz } from "../../storage/antragInhalt";
import type { AntragSatz } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { type DateiSatz, listSchriftsatzDateien, markSchriftsatzDateienEingereicht } from "../../storage/dateiStore";
import { insertUebermittlung } from "../../storage/einreichungStore";
import { type SchriftsatzSatz, updateSchriftsatz } from "../../storage/schriftsatzStore";
import { getGesperrten } from "../antraege/antragRechte";
import { keepTextstand } from "../hilfe/keepTextstand";
import { issueBeleg } from "../beleg/issueBeleg";
import { toEingereichteAnlage } from "../dateien/dateiAnsicht";
import type { Unterschrift, Vorlage } from "../unterschrift/unterschrift";
import { dienstFuer } from "./arten";
import {
  getSchriftsatzSatz,
  loadLage,
  listSchriftsatzLuecken,
  requireEntwurf,
  requireOffen,
  type SchriftsatzLage,
  schriftsatzStand,
} from "./schriftsatzLage";

type Pruefgegenstand = { satz: AntragSatz; schriftsatz: SchriftsatzSatz; lage: SchriftsatzLage; dateien: DateiSatz[] };
type Auftrag = { person: UnternehmensPerson; art: SchriftsatzArt; vorlage: Vorlage };

const GEAENDERT =
  "Der Entwurf wurde geändert, seit Sie ihn gelesen haben. Er ist nicht eingereicht. Bitte lesen Sie den aktuellen Stand und unterschreiben Sie dann erneut.";
const UNVOLLSTAENDIG = "Es fehlen noch Angaben. Bitte ergänzen und speichern Sie sie, bevor Sie unterschreiben.";

/** Loads the draft, locks its Antrag and makes all checks but the signature itself. */
async function getEinreichbaren(tx: Tx, dienste: Dienste, { person, art, vorlage }: Auftrag): Promise<Pruefgegenstand> {
  const { antragUuid, gegenstandUuid, stand } = vorlage;
  const satz = await getGesperrten(tx, person, { uuid: antragUuid, recht: SCHRIFTSAETZE[art].einreichen });
  if (gegenstandUuid === null) throw new Ablehnung("NICHT_GEFUNDEN");
  const schriftsatz = await getSchriftsatzSatz(tx, satz, gegenstandUuid);
  if (schriftsatz.art !== art) throw new Ablehnung("NICHT_GEFUNDEN");
  requireEntwurf(schriftsatz);
  const lage = await loadLage(tx, dienste, { satz, bezug: schriftsatz });
  requireOffen(lage);
  const dateien = await listSchriftsatzDateien(tx, schriftsatz.uuid);
  if (stand !== schriftsatzStand(schriftsatz, dateien)) throw new Ablehnung("REVISION_VERALTET", [], GEAENDERT);
  const luecken = listSchriftsatzLuecken(schriftsatz, lage);
  if (luecken.length > 0) throw new Ablehnung("ANTRAG_UNVOLLSTAENDIG", luecken, UNVOLLSTAENDIG);
  return { satz, schriftsatz, lage, dateien };
}

function toInhalt({ satz, schriftsatz, lage, dateien }: Pruefgegenstand, am: Date): EingereichterSchriftsatz {
  const { uuid, art, nachforderungUuid, bescheidUuid, widerspruchUuid } = schriftsatz;
  const { antragsnummer } = satz;
  if (antragsnummer === null) throw new Error("An Antrag that was submitted has a number");
  return {
    uuid,
    art,
    antragUuid: satz.uuid,
    antragsnummer,
    eingereichtAm: am.toISOString(),
    ...(nachforderungUuid !== null && { nachforderungUuid }),
    ...(bescheidUuid !== null && { bescheidUuid }),
    ...(widerspruchUuid !== null && { widerspruchUuid }),
    werte: pruneIrrelevant(lage.form, schriftsatz.werte, lage.kontext),
    kontext: lage.kontext,
    dateien: dateien.map(toEingereichteAnlage),
  };
}

/**
 * Submits a signed document within the caller's transaction: frozen content with a checksum over answers and files,
 * transmission to the specialist system, what the kind brings about, and the receipt come together or not at all. The
 * second of two is refused with STATUS_NICHT_ERLAUBT, one of another state than the signed one with REVISION_VERALTET.
 */
export async function submitSchriftsatz(tx: Tx, dienste: Dienste, { person, art, vorlage }: Auftrag): Promise<void> {
  const gegenstand = await getEinreichbaren(tx, dienste, { person, art, vorlage });
  const { satz, schriftsatz } = gegenstand;
  const am = dienste.clock.now();
  const inhalt = toInhalt(gegenstand, am);
  const pruefsumme = pruefsummeVon(inhalt);
  const eingereicht = {
    status: "EINGEREICHT",
    eingereichtAm: am,
    eingereichtVon: person.benutzerUuid,
    inhalt,
    pruefsumme,
    textstand: await keepTextstand(tx, am),
  } as const;
  await updateSchriftsatz(tx, schriftsatz.uuid, eingereicht);
  await markSchriftsatzDateienEingereicht(tx, schriftsatz.uuid, am);
  const sendung = { uuid: dienste.random.uuid(), antragUuid: satz.uuid, art, schriftsatzUuid: schriftsatz.uuid };
  await insertUebermittlung(tx, { ...sendung, inhalt: { ...inhalt, pruefsumme }, status: "OFFEN", erstelltAm: am });
  await dienstFuer(art).enact(tx, dienste, { person, satz, zeile: schriftsatz, pruefsumme });
  const { code } = await issueBeleg(tx, dienste, { antragUuid: satz.uuid, art, pruefsumme });
  await updateSchriftsatz(tx, schriftsatz.uuid, { belegCode: code });
}

/** The signature under documents of a kind. */
export const schriftsatzUnterschrift = (art: SchriftsatzArt): Unterschrift => ({
  recht: SCHRIFTSAETZE[art].einreichen,
  prepare: async (tx, dienste, auftrag) => {
    await getEinreichbaren(tx, dienste, { ...auftrag, art });
  },
  perform: (tx, dienste, auftrag) => submitSchriftsatz(tx, dienste, { ...auftrag, art }),
});
