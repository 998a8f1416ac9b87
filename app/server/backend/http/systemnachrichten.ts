import { anzeigeVon } from "../kontext";
import { requireStand } from "./benutzer";
import {
  createNachricht,
  deleteNachricht,
  listSystemnachrichten,
  updateNachricht,
} from "../usecases/systemnachricht/editSystemnachrichten";
import { rufOf } from "./antraege";
import { os } from "./os";

const { systemnachrichten } = os;

/** @see contract/systemnachrichten */
export const systemnachrichtenRouter = {
  listSystemnachrichten: systemnachrichten.listSystemnachrichten.handler(({ context }) =>
    listSystemnachrichten(context.dienste, anzeigeVon(requireStand(context)).hatSystemnachrichten),
  ),
  createSystemnachricht: systemnachrichten.createSystemnachricht.handler(({ context, input }) =>
    createNachricht(rufOf(context), input),
  ),
  updateSystemnachricht: systemnachrichten.updateSystemnachricht.handler(({ context, input }) =>
    updateNachricht(rufOf(context), input),
  ),
  deleteSystemnachricht: systemnachrichten.deleteSystemnachricht.handler(({ context, input }) =>
    deleteNachricht(rufOf(context), input.uuid),
  ),
};
