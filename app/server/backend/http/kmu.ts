import { getKmu } from "../usecases/kmu/getKmu";
import { listKmuZahlen } from "../usecases/kmu/listKmuZahlen";
import { createKmuZahlen, deleteKmuZahlen, saveKmuZahlen } from "../usecases/kmu/saveKmuZahlen";
import { rufOf } from "./antraege";
import { os } from "./os";

const { kmu } = os;

/** @see contract/unternehmen/kmu */
export const kmuRouter = {
  getKmu: kmu.getKmu.handler(({ context, input }) => getKmu(rufOf(context), input)),
  listKmuZahlen: kmu.listKmuZahlen.handler(({ context }) => listKmuZahlen(rufOf(context))),
  createKmuZahlen: kmu.createKmuZahlen.handler(({ context, input }) => createKmuZahlen(rufOf(context), input)),
  saveKmuZahlen: kmu.saveKmuZahlen.handler(({ context, input }) => saveKmuZahlen(rufOf(context), input)),
  deleteKmuZahlen: kmu.deleteKmuZahlen.handler(({ context, input }) => deleteKmuZahlen(rufOf(context), input)),
};
