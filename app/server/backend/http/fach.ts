import { ladeEingereichte } from "../usecases/dateien/dateien";
import { lehneAb, listUebermittlungen, quittiere } from "../usecases/fach/fach";
import { os } from "./os";

/** @see contract/fach */
export const fachRouter = {
  listUebermittlungen: os.fach.listUebermittlungen.handler(({ context, input }) => listUebermittlungen(context.dienste, input)),
  quittiere: os.fach.quittiere.handler(({ context, input }) => quittiere(context.dienste, input)),
  ladeAnlage: os.fach.ladeAnlage.handler(({ context, input }) => ladeEingereichte(context.dienste, input.uuid)),
  lehneAb: os.fach.lehneAb.handler(({ context, input }) => lehneAb(context.dienste, input)),
};
