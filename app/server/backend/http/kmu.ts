import { getKmu } from "../usecases/kmu/getKmu";
import { getKmuZahlen, listKmuZahlen } from "../usecases/kmu/readKmuZahlen";
import { listKmuZahlenFassungen, restoreKmuZahlen } from "../usecases/kmu/restoreKmuZahlen";
import { createKmuZahlen, deleteKmuZahlen, saveKmuZahlen } from "../usecases/kmu/saveKmuZahlen";
import { rufOf } from "./antraege";
import { os } from "./os";

const { kmu } = os;

/** @see contract/unternehmen/kmu */
export const kmuRouter = {
  getKmu: kmu.getKmu.handler(({ context, input }) => getKmu(rufOf(context), input)),
  listKmuZahlen: kmu.listKmuZahlen.handler(({ context, input }) => listKmuZahlen(rufOf(context), input)),
  getKmuZahlen: kmu.getKmuZahlen.handler(({ context, input }) => getKmuZahlen(rufOf(context), input)),
  createKmuZahlen: kmu.createKmuZahlen.handler(({ context, input }) => createKmuZahlen(rufOf(context), input)),
  saveKmuZahlen: kmu.saveKmuZahlen.handler(({ context, input }) => saveKmuZahlen(rufOf(context), input)),
  listKmuZahlenFassungen: kmu.listKmuZahlenFassungen.handler(({ context, input }) =>
    listKmuZahlenFassungen(rufOf(context), input),
  ),
  restoreKmuZahlen: kmu.restoreKmuZahlen.handler(({ context, input }) => restoreKmuZahlen(rufOf(context), input)),
  deleteKmuZahlen: kmu.deleteKmuZahlen.handler(({ context, input }) => deleteKmuZahlen(rufOf(context), input)),
};
