import { findWiderspruch, listWidersprueche } from "../usecases/schriftsatz/widersprueche";
import { rufOf } from "./antraege";
import { os } from "./os";

/** @see contract/widersprueche */
export const widerspruecheRouter = {
  listWidersprueche: os.widersprueche.listWidersprueche.handler(({ context, input }) =>
    listWidersprueche(rufOf(context), input.antragUuid ?? null),
  ),
  findWiderspruch: os.widersprueche.findWiderspruch.handler(({ context, input }) =>
    findWiderspruch(rufOf(context), input.uuid),
  ),
};
