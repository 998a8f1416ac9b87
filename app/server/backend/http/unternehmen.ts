import { correctTag } from "../usecases/unternehmen/correctTag";
import { getBetroffene, getStammdaten, getStammdatenAm, listFassungen } from "../usecases/unternehmen/readStammdaten";
import { restoreStammdaten, saveStammdaten } from "../usecases/unternehmen/saveStammdaten";
import { withdrawVormerkung } from "../usecases/unternehmen/withdrawVormerkung";
import { rufOf } from "./antraege";
import { os } from "./os";

const { unternehmen } = os;

/** @see contract/unternehmen */
export const unternehmenRouter = {
  getStammdaten: unternehmen.getStammdaten.handler(({ context, input }) => getStammdaten(rufOf(context), input)),
  saveStammdaten: unternehmen.saveStammdaten.handler(({ context, input }) => saveStammdaten(rufOf(context), input)),
  listFassungen: unternehmen.listFassungen.handler(({ context }) => listFassungen(rufOf(context))),
  getStammdatenAm: unternehmen.getStammdatenAm.handler(({ context, input }) => getStammdatenAm(rufOf(context), input)),
  getBetroffene: unternehmen.getBetroffene.handler(({ context }) => getBetroffene(rufOf(context))),
  restoreStammdaten: unternehmen.restoreStammdaten.handler(({ context, input }) =>
    restoreStammdaten(rufOf(context), input),
  ),
  correctTag: unternehmen.correctTag.handler(({ context, input }) => correctTag(rufOf(context), input)),
  withdrawVormerkung: unternehmen.withdrawVormerkung.handler(({ context, input }) =>
    withdrawVormerkung(rufOf(context), input),
  ),
};
