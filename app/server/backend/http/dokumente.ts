import { listDokumente } from "../usecases/dokumente/listDokumente";
import { rufOf } from "./antraege";
import { os } from "./os";

const { dokumente } = os;

/** @see contract/dokumente */
export const dokumenteRouter = {
  listDokumente: dokumente.listDokumente.handler(({ context, input }) => listDokumente(rufOf(context), input.uuid)),
};
