import { confirmVerbundene } from "../usecases/verbund/confirmVerbundene";
import { importVerbundTabelle, previewVerbundTabelle } from "../usecases/verbund/importVerbundTabelle";
import { getVerbundStand } from "../usecases/verbund/getVerbundStand";
import { listVerbundene } from "../usecases/verbund/listVerbundene";
import { getVerbundene, getVerbundVorlage } from "../usecases/verbund/readVerbundene";
import { listVerbundFassungen, restoreVerbundene } from "../usecases/verbund/restoreVerbundene";
import { createVerbundene, deleteVerbundene, saveVerbundene } from "../usecases/verbund/saveVerbundene";
import { rufOf } from "./antraege";
import { os } from "./os";

const { verbund } = os;

/** @see contract/unternehmen/verbund */
export const verbundRouter = {
  listVerbundene: verbund.listVerbundene.handler(({ context, input }) => listVerbundene(rufOf(context), input)),
  getVerbundStand: verbund.getVerbundStand.handler(({ context }) => getVerbundStand(rufOf(context))),
  getVerbundene: verbund.getVerbundene.handler(({ context, input }) => getVerbundene(rufOf(context), input)),
  getVerbundVorlage: verbund.getVerbundVorlage.handler(({ context }) => getVerbundVorlage(rufOf(context))),
  createVerbundene: verbund.createVerbundene.handler(({ context, input }) => createVerbundene(rufOf(context), input)),
  saveVerbundene: verbund.saveVerbundene.handler(({ context, input }) => saveVerbundene(rufOf(context), input)),
  listVerbundFassungen: verbund.listVerbundFassungen.handler(({ context, input }) =>
    listVerbundFassungen(rufOf(context), input),
  ),
  restoreVerbundene: verbund.restoreVerbundene.handler(({ context, input }) =>
    restoreVerbundene(rufOf(context), input),
  ),
  deleteVerbundene: verbund.deleteVerbundene.handler(({ context, input }) => deleteVerbundene(rufOf(context), input)),
  previewVerbundTabelle: verbund.previewVerbundTabelle.handler(({ context, input }) =>
    previewVerbundTabelle(rufOf(context), input),
  ),
  importVerbundTabelle: verbund.importVerbundTabelle.handler(({ context, input }) =>
    importVerbundTabelle(rufOf(context), input),
  ),
  confirmVerbundene: verbund.confirmVerbundene.handler(({ context, input }) =>
    confirmVerbundene(rufOf(context), input),
  ),
};
