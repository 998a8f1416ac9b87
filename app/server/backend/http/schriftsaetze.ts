import { getRueckzug } from "../usecases/schriftsatz/leseRueckzug";
import { beginneSchriftsatz, verwirfSchriftsatz } from "../usecases/schriftsatz/beginneSchriftsatz";
import { saveSchriftsatz, verwirfSchriftsatzRest } from "../usecases/schriftsatz/saveSchriftsatz";
import { getSchriftsatz, listSchriftsaetze } from "../usecases/schriftsatz/schriftsatzAnsicht";
import { uebernimmSchriftsatz } from "../usecases/schriftsatz/uebernimmSchriftsatz";
import { deleteSchriftsatzDatei, ladeSchriftsatzDateiHoch } from "../usecases/schriftsatz/schriftsatzDateien";
import { rufOf } from "./antraege";
import { os } from "./os";
import { stromVon } from "./strom";

const { schriftsaetze } = os;

/** @see contract/schriftsaetze */
export const schriftsaetzeRouter = {
  listSchriftsaetze: schriftsaetze.listSchriftsaetze.handler(({ context, input }) => listSchriftsaetze(rufOf(context), input.antragUuid)),
  getRueckzug: schriftsaetze.getRueckzug.handler(({ context, input }) => getRueckzug(rufOf(context), input.antragUuid)),
  beginneSchriftsatz: schriftsaetze.beginneSchriftsatz.handler(({ context, input }) => beginneSchriftsatz(rufOf(context), input)),
  getSchriftsatz: schriftsaetze.getSchriftsatz.handler(({ context, input }) => getSchriftsatz(rufOf(context), input)),
  saveSchriftsatz: schriftsaetze.saveSchriftsatz.handler(({ context, input }) => saveSchriftsatz(rufOf(context), input)),
  verwirfSchriftsatz: schriftsaetze.verwirfSchriftsatz.handler(({ context, input }) => verwirfSchriftsatz(rufOf(context), input)),
  uebernimmSchriftsatz: schriftsaetze.uebernimmSchriftsatz.handler(({ context, input }) => uebernimmSchriftsatz(rufOf(context), input)),
  verwirfSchriftsatzRest: schriftsaetze.verwirfSchriftsatzRest.handler(({ context, input }) =>
    verwirfSchriftsatzRest(rufOf(context), input),
  ),
  ladeSchriftsatzDateiHoch: schriftsaetze.ladeSchriftsatzDateiHoch.handler(({ context, input: { params, query } }) =>
    ladeSchriftsatzDateiHoch(rufOf(context), { ...params, name: query.name }, stromVon(context)),
  ),
  deleteSchriftsatzDatei: schriftsaetze.deleteSchriftsatzDatei.handler(({ context, input }) =>
    deleteSchriftsatzDatei(rufOf(context), input),
  ),
};
