import {
  deleteKonfiguration,
  listKonfigurationen,
  repeatExport,
  saveKonfiguration,
} from "../usecases/exporte/konfigurationen";
import { listExporte, listNachweise } from "../usecases/exporte/leseExporte";
import { requestExport } from "../usecases/exporte/requestExport";
import { rufOf } from "./antraege";
import { os } from "./os";

const { exporte } = os;

/** @see contract/exporte */
export const exporteRouter = {
  requestExport: exporte.requestExport.handler(({ context, input }) => requestExport(rufOf(context), input)),
  listExporte: exporte.listExporte.handler(({ context }) => listExporte(rufOf(context))),
  saveKonfiguration: exporte.saveKonfiguration.handler(({ context, input }) =>
    saveKonfiguration(rufOf(context), input),
  ),
  listKonfigurationen: exporte.listKonfigurationen.handler(({ context }) => listKonfigurationen(rufOf(context))),
  deleteKonfiguration: exporte.deleteKonfiguration.handler(({ context, input }) =>
    deleteKonfiguration(rufOf(context), input.uuid),
  ),
  repeatExport: exporte.repeatExport.handler(({ context, input }) => repeatExport(rufOf(context), input.uuid)),
  listNachweise: exporte.listNachweise.handler(({ context, input }) => listNachweise(rufOf(context), input)),
};
