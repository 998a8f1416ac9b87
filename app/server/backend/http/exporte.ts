import { requestExport } from "../usecases/exporte/requestExport";
import { listExporte } from "../usecases/exporte/leseExporte";
import { rufOf } from "./antraege";
import { os } from "./os";

const { exporte } = os;

/** @see contract/exporte */
export const exporteRouter = {
  requestExport: exporte.requestExport.handler(({ context, input }) => requestExport(rufOf(context), input)),
  listExporte: exporte.listExporte.handler(({ context }) => listExporte(rufOf(context))),
};
