import { requirePerson, type RufKontext } from "../kontext";
import { renameAntrag, saveEinreichung } from "../usecases/antraege/aendereAntrag";
import { addVorhaben, deleteVorhaben } from "../usecases/antraege/aendereVorhabenliste";
import type { Aufruf } from "../usecases/antraege/aufruf";
import { createAntrag } from "../usecases/antraege/createAntrag";
import { deleteAntrag } from "../usecases/antraege/deleteAntrag";
import { addAntrag, getErgaenzung } from "../usecases/antraege/addAntrag";
import { fillTestdaten } from "../usecases/antraege/fillTestdaten";
import { getEingereichterAntrag } from "../usecases/antraege/getEingereichterAntrag";
import { getEinstieg } from "../usecases/antraege/getEinstieg";
import { getAntrag, getInfo, getVorhaben, readAntrag, listLuecken } from "../usecases/antraege/readAntrag";
import { listAntraege } from "../usecases/antraege/listAntraege";
import { listUeberall } from "../usecases/antraege/listUeberall";
import { searchInhalte } from "../usecases/suche/searchInhalte";
import { saveVorhaben } from "../usecases/antraege/saveVorhaben";
import { getHerkunft, takeOverAntrag } from "../usecases/antraege/takeOverAntrag";
import { discardRest } from "../usecases/antraege/discardRest";
import { sendUnterschriftTan, signWithTan } from "../usecases/unterschrift/signWithTan";
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
  listUeberall: antraege.listUeberall.handler(({ context, input }) => listUeberall(rufOf(context), input)),
  searchInhalte: antraege.searchInhalte.handler(({ context, input }) => searchInhalte(rufOf(context), input)),
  createAntrag: antraege.createAntrag.handler(({ context, input }) => createAntrag(rufOf(context), input)),
  takeOverAntrag: antraege.takeOverAntrag.handler(({ context, input }) => takeOverAntrag(rufOf(context), input)),
  getHerkunft: antraege.getHerkunft.handler(({ context, input }) => getHerkunft(rufOf(context), input.uuid)),
  getErgaenzung: antraege.getErgaenzung.handler(({ context, input }) => getErgaenzung(rufOf(context), input.uuid)),
  addAntrag: antraege.addAntrag.handler(({ context, input }) => addAntrag(rufOf(context), input)),
  getInfo: antraege.getInfo.handler(async ({ context, input }) => ({
    data: await getInfo(rufOf(context), input.uuid),
  })),
  getAntrag: antraege.getAntrag.handler(({ context, input }) => getAntrag(rufOf(context), input.uuid)),
  renameAntrag: antraege.renameAntrag.handler(({ context, input }) => renameAntrag(rufOf(context), input)),
  deleteAntrag: antraege.deleteAntrag.handler(({ context, input }) => deleteAntrag(rufOf(context), input)),
  getVorhaben: antraege.getVorhaben.handler(({ context, input }) => getVorhaben(rufOf(context), input)),
  getEinstieg: antraege.getEinstieg.handler(({ context, input }) => getEinstieg(rufOf(context), input)),
  addVorhaben: antraege.addVorhaben.handler(({ context, input }) => addVorhaben(rufOf(context), input)),
  deleteVorhaben: antraege.deleteVorhaben.handler(({ context, input }) => deleteVorhaben(rufOf(context), input)),
  saveVorhaben: antraege.saveVorhaben.handler(({ context, input }) => saveVorhaben(rufOf(context), input)),
  discardRest: antraege.discardRest.handler(({ context, input }) => discardRest(rufOf(context), input)),
  fillTestdaten: antraege.fillTestdaten.handler(({ context, input }) => fillTestdaten(rufOf(context), input)),
  listLuecken: antraege.listLuecken.handler(({ context, input }) => listLuecken(rufOf(context), input.uuid)),
  readAntrag: antraege.readAntrag.handler(({ context, input }) => readAntrag(rufOf(context), input)),
  saveEinreichung: antraege.saveEinreichung.handler(({ context, input }) => saveEinreichung(rufOf(context), input)),
  sendEinreichTan: antraege.sendEinreichTan.handler(({ context, input: { uuid, stand } }) =>
    sendUnterschriftTan(context, { intent: "EINREICHEN", antragUuid: uuid, stand }, "antraege.sendeEinreichTan"),
  ),
  submit: antraege.submit.handler(({ context, input: { uuid, stand, tan } }) =>
    signWithTan(context, { intent: "EINREICHEN", antragUuid: uuid, stand, tan }, "antraege.reicheEin"),
  ),
  getEingereichterAntrag: antraege.getEingereichterAntrag.handler(({ context, input }) =>
    getEingereichterAntrag(rufOf(context), input),
  ),
};
