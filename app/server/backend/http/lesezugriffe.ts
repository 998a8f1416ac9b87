import { listLesezugriffe } from "../usecases/protokoll/listLesezugriffe";
import { os } from "./os";

/** @see contract/verfahren/lesezugriffe */
export const lesezugriffeRouter = {
  listLesezugriffe: os.lesezugriffe.listLesezugriffe.handler(({ context, input }) => listLesezugriffe(context, input)),
};
