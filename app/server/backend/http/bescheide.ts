import { getBescheid, listBescheideDes } from "../usecases/bescheid/leseBescheide";
import { rufOf } from "./antraege";
import { os } from "./os";

/** @see contract/bescheide */
export const bescheideRouter = {
  listBescheide: os.bescheide.listBescheide.handler(({ context, input }) =>
    listBescheideDes(rufOf(context), input.uuid),
  ),
  getBescheid: os.bescheide.getBescheid.handler(({ context, input }) => getBescheid(rufOf(context), input)),
};
