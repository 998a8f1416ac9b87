import { listFirmen } from "../usecases/firmen/listFirmen";
import { viewFirma } from "../usecases/firmen/viewFirma";
import { rufOf } from "./antraege";
import { os } from "./os";

const { firmen } = os;

/** @see contract/unternehmen/firmen */
export const firmenRouter = {
  listFirmen: firmen.listFirmen.handler(({ context, input }) => listFirmen(rufOf(context), input)),
  viewFirma: firmen.viewFirma.handler(({ context, input }) => viewFirma(rufOf(context), input)),
};
