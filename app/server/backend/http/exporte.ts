import { bestelleExport } from "../usecases/exporte/bestelleExport";
import { listExporte } from "../usecases/exporte/leseExporte";
import { rufOf } from "./antraege";
import { os } from "./os";

const { exporte } = os;

/** @see contract/exporte */
export const exporteRouter = {
  bestelleExport: exporte.bestelleExport.handler(({ context, input }) => bestelleExport(rufOf(context), input)),
  listExporte: exporte.listExporte.handler(({ context }) => listExporte(rufOf(context))),
};
