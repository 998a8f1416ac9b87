import { requirePerson, type RufKontext } from "../kontext";
import { benenneAntrag, saveEinreichung } from "../usecases/antraege/aendereAntrag";
import { addVorhaben, deleteVorhaben } from "../usecases/antraege/aendereVorhabenliste";
import type { Aufruf } from "../usecases/antraege/aufruf";
import { createAntrag } from "../usecases/antraege/createAntrag";
import { deleteAntrag } from "../usecases/antraege/deleteAntrag";
import { ergaenzeAntrag, getErgaenzung } from "../usecases/antraege/ergaenzeAntrag";
import { fuelleTestdaten } from "../usecases/antraege/fuelleTestdaten";
import { getEingereichterAntrag } from "../usecases/antraege/getEingereichterAntrag";
import { getAntrag, getInfo, getVorhaben, leseAntrag, listLuecken } from "../usecases/antraege/leseAntrag";
import { listAntraege } from "../usecases/antraege/listAntraege";
import { saveVorhaben } from "../usecases/antraege/saveVorhaben";
import { getHerkunft, uebernimmAntrag } from "../usecases/antraege/uebernimmAntrag";
import { verwirfRest } from "../usecases/antraege/verwirfRest";
import { sendeUnterschriftTan, unterschreibeMitTan } from "../usecases/unterschrift/unterschreibeMitTan";
import { os } from "./os";

/** What a use case of the Antrag gets of a request. */
export const rufOf = (context: RufKontext): Aufruf => ({
  dienste: context.dienste,
  person: requirePerson(context),
  schluessel: context.schluessel,
  vorgang: context.vorgang,
});

const { antraege } = os;

/** @see contract/antraege */
export const antraegeRouter = {
  listAntraege: antraege.listAntraege.handler(({ context, input }) => listAntraege(rufOf(context), input)),
  createAntrag: antraege.createAntrag.handler(({ context, input }) => createAntrag(rufOf(context), input)),
  uebernimmAntrag: antraege.uebernimmAntrag.handler(({ context, input }) => uebernimmAntrag(rufOf(context), input)),
  getHerkunft: antraege.getHerkunft.handler(({ context, input }) => getHerkunft(rufOf(context), input.uuid)),
  getErgaenzung: antraege.getErgaenzung.handler(({ context, input }) => getErgaenzung(rufOf(context), input.uuid)),
  ergaenzeAntrag: antraege.ergaenzeAntrag.handler(({ context, input }) => ergaenzeAntrag(rufOf(context), input)),
  getInfo: antraege.getInfo.handler(({ context, input }) => getInfo(rufOf(context), input.uuid)),
  getAntrag: antraege.getAntrag.handler(({ context, input }) => getAntrag(rufOf(context), input.uuid)),
  benenneAntrag: antraege.benenneAntrag.handler(({ context, input }) => benenneAntrag(rufOf(context), input)),
  deleteAntrag: antraege.deleteAntrag.handler(({ context, input }) => deleteAntrag(rufOf(context), input)),
  getVorhaben: antraege.getVorhaben.handler(({ context, input }) => getVorhaben(rufOf(context), input)),
  addVorhaben: antraege.addVorhaben.handler(({ context, input }) => addVorhaben(rufOf(context), input)),
  deleteVorhaben: antraege.deleteVorhaben.handler(({ context, input }) => deleteVorhaben(rufOf(context), input)),
  saveVorhaben: antraege.saveVorhaben.handler(({ context, input }) => saveVorhaben(rufOf(context), input)),
  verwirfRest: antraege.verwirfRest.handler(({ context, input }) => verwirfRest(rufOf(context), input)),
  fuelleTestdaten: antraege.fuelleTestdaten.handler(({ context, input }) => fuelleTestdaten(rufOf(context), input)),
  listLuecken: antraege.listLuecken.handler(({ context, input }) => listLuecken(rufOf(context), input.uuid)),
  leseAntrag: antraege.leseAntrag.handler(({ context, input }) => leseAntrag(rufOf(context), input.uuid)),
  saveEinreichung: antraege.saveEinreichung.handler(({ context, input }) => saveEinreichung(rufOf(context), input)),
  sendeEinreichTan: antraege.sendeEinreichTan.handler(({ context, input: { uuid, stand } }) =>
    sendeUnterschriftTan(context, { intent: "EINREICHEN", antragUuid: uuid, stand }, "antraege.sendeEinreichTan"),
  ),
  reicheEin: antraege.reicheEin.handler(({ context, input: { uuid, stand, tan } }) =>
    unterschreibeMitTan(context, { intent: "EINREICHEN", antragUuid: uuid, stand, tan }, "antraege.reicheEin"),
  ),
  getEingereichterAntrag: antraege.getEingereichterAntrag.handler(({ context, input }) => getEingereichterAntrag(rufOf(context), input)),
};
