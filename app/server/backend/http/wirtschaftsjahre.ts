import { getWirtschaftsjahr, listWirtschaftsjahre } from "../usecases/unternehmen/readWirtschaftsjahre";
import { listJahrFassungen, restoreWirtschaftsjahr } from "../usecases/unternehmen/restoreWirtschaftsjahr";
import {
  createWirtschaftsjahr,
  deleteWirtschaftsjahr,
  saveWirtschaftsjahr,
  setKeinWirtschaftsjahr,
} from "../usecases/unternehmen/saveWirtschaftsjahr";
import { saveWirtschaftsjahre } from "../usecases/unternehmen/saveWirtschaftsjahre";
import { rufOf } from "./antraege";
import { os } from "./os";

const { wirtschaftsjahre } = os;

/** @see contract/unternehmen/wirtschaftsjahre */
export const wirtschaftsjahreRouter = {
  listWirtschaftsjahre: wirtschaftsjahre.listWirtschaftsjahre.handler(({ context, input }) =>
    listWirtschaftsjahre(rufOf(context), input),
  ),
  getWirtschaftsjahr: wirtschaftsjahre.getWirtschaftsjahr.handler(({ context, input }) =>
    getWirtschaftsjahr(rufOf(context), input),
  ),
  createWirtschaftsjahr: wirtschaftsjahre.createWirtschaftsjahr.handler(({ context, input }) =>
    createWirtschaftsjahr(rufOf(context), input),
  ),
  saveWirtschaftsjahr: wirtschaftsjahre.saveWirtschaftsjahr.handler(({ context, input }) =>
    saveWirtschaftsjahr(rufOf(context), input),
  ),
  saveWirtschaftsjahre: wirtschaftsjahre.saveWirtschaftsjahre.handler(({ context, input }) =>
    saveWirtschaftsjahre(rufOf(context), input),
  ),
  listJahrFassungen: wirtschaftsjahre.listJahrFassungen.handler(({ context, input }) =>
    listJahrFassungen(rufOf(context), input),
  ),
  restoreWirtschaftsjahr: wirtschaftsjahre.restoreWirtschaftsjahr.handler(({ context, input }) =>
    restoreWirtschaftsjahr(rufOf(context), input),
  ),
  deleteWirtschaftsjahr: wirtschaftsjahre.deleteWirtschaftsjahr.handler(({ context, input }) =>
    deleteWirtschaftsjahr(rufOf(context), input),
  ),
  setKeinWirtschaftsjahr: wirtschaftsjahre.setKeinWirtschaftsjahr.handler(({ context, input }) =>
    setKeinWirtschaftsjahr(rufOf(context), input),
  ),
};
