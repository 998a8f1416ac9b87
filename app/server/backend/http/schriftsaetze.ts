import { getRueckzug } from "../usecases/schriftsatz/leseRueckzug";
import { startSchriftsatz, discardSchriftsatz } from "../usecases/schriftsatz/startSchriftsatz";
import { saveSchriftsatz, discardSchriftsatzRest } from "../usecases/schriftsatz/saveSchriftsatz";
import { getSchriftsatz, listSchriftsaetze } from "../usecases/schriftsatz/schriftsatzAnsicht";
import { takeOverSchriftsatz } from "../usecases/schriftsatz/takeOverSchriftsatz";
import { deleteSchriftsatzDatei, uploadSchriftsatzDatei } from "../usecases/schriftsatz/schriftsatzDateien";
import { rufOf } from "./antraege";
import { os } from "./os";
import { stromVon } from "./strom";

const { schriftsaetze } = os;

/** @see contract/schriftsaetze */
export const schriftsaetzeRouter = {
  listSchriftsaetze: schriftsaetze.listSchriftsaetze.handler(({ context, input }) =>
    listSchriftsaetze(rufOf(context), input.antragUuid),
  ),
  getRueckzug: schriftsaetze.getRueckzug.handler(({ context, input }) => getRueckzug(rufOf(context), input.antragUuid)),
  startSchriftsatz: schriftsaetze.startSchriftsatz.handler(({ context, input }) =>
    startSchriftsatz(rufOf(context), input),
  ),
  getSchriftsatz: schriftsaetze.getSchriftsatz.handler(({ context, input }) => getSchriftsatz(rufOf(context), input)),
  saveSchriftsatz: schriftsaetze.saveSchriftsatz.handler(({ context, input }) =>
    saveSchriftsatz(rufOf(context), input),
  ),
  discardSchriftsatz: schriftsaetze.discardSchriftsatz.handler(({ context, input }) =>
    discardSchriftsatz(rufOf(context), input),
  ),
  takeOverSchriftsatz: schriftsaetze.takeOverSchriftsatz.handler(({ context, input }) =>
    takeOverSchriftsatz(rufOf(context), input),
  ),
  discardSchriftsatzRest: schriftsaetze.discardSchriftsatzRest.handler(({ context, input }) =>
    discardSchriftsatzRest(rufOf(context), input),
  ),
  uploadSchriftsatzDatei: schriftsaetze.uploadSchriftsatzDatei.handler(({ context, input: { params, query } }) =>
    uploadSchriftsatzDatei(rufOf(context), { ...params, name: query.name }, stromVon(context)),
  ),
  deleteSchriftsatzDatei: schriftsaetze.deleteSchriftsatzDatei.handler(({ context, input }) =>
    deleteSchriftsatzDatei(rufOf(context), input),
  ),
};
