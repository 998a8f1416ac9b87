import { anzeigeVon } from "../kontext";
import {
  createNachricht,
  deleteNachricht,
  endNachricht,
  previewNachricht,
  updateNachricht,
} from "../usecases/systemnachricht/editSystemnachrichten";
import { listStartseite } from "../usecases/systemnachricht/listStartseite";
import { closeSystemnachrichten, listSystemnachrichten } from "../usecases/systemnachricht/listSystemnachrichten";
import { findZielFirmen, getVerwaltete, listVerwaltete } from "../usecases/systemnachricht/listVerwaltete";
import { rufOf } from "./antraege";
import { requireStand } from "./benutzer";
import { os } from "./os";

const s = os.systemnachrichten;

/** @see contract/systemnachrichten */
export const systemnachrichtenRouter = {
  listSystemnachrichten: s.listSystemnachrichten.handler(({ context }) => {
    const { dienste, person } = rufOf(context);
    return listSystemnachrichten(dienste, person, anzeigeVon(requireStand(context)).hatSystemnachrichten);
  }),
  listStartseite: s.listStartseite.handler(({ context }) => listStartseite(context.dienste)),
  closeSystemnachrichten: s.closeSystemnachrichten.handler(({ context, input }) => {
    const { dienste, person } = rufOf(context);
    return closeSystemnachrichten(dienste, person, input.nachrichten);
  }),
  listVerwaltete: s.listVerwaltete.handler(({ context, input }) => listVerwaltete(rufOf(context), input)),
  getSystemnachricht: s.getSystemnachricht.handler(({ context, input }) => getVerwaltete(rufOf(context), input.uuid)),
  findZielFirmen: s.findZielFirmen.handler(({ context, input }) => findZielFirmen(rufOf(context), input)),
  previewSystemnachricht: s.previewSystemnachricht.handler(({ context, input }) =>
    previewNachricht(rufOf(context), input),
  ),
  createSystemnachricht: s.createSystemnachricht.handler(({ context, input }) =>
    createNachricht(rufOf(context), input),
  ),
  updateSystemnachricht: s.updateSystemnachricht.handler(({ context, input }) =>
    updateNachricht(rufOf(context), input),
  ),
  endSystemnachricht: s.endSystemnachricht.handler(({ context, input }) => endNachricht(rufOf(context), input.uuid)),
  deleteSystemnachricht: s.deleteSystemnachricht.handler(({ context, input }) =>
    deleteNachricht(rufOf(context), input.uuid),
  ),
};
