import { lehneAb, listUebermittlungen, quittiere } from "../usecases/fach/fach";
import { os } from "./os";

/** @see contract/fach */
export const fachRouter = {
  listUebermittlungen: os.fach.listUebermittlungen.handler(({ context, input }) => listUebermittlungen(context.dienste, input)),
  quittiere: os.fach.quittiere.handler(({ context, input }) => quittiere(context.dienste, input)),
  lehneAb: os.fach.lehneAb.handler(({ context, input }) => lehneAb(context.dienste, input)),
};
