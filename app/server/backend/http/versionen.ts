import { benenneVersion } from "../usecases/antraege/benenneVersion";
import { getVersionen, listVersionen } from "../usecases/antraege/leseVersionen";
import { stelleFassungWiederHer } from "../usecases/antraege/stelleFassungWiederHer";
import { rufOf } from "./antraege";
import { os } from "./os";

const { versionen } = os;

/** @see contract/versionen */
export const versionenRouter = {
  listVersionen: versionen.listVersionen.handler(({ context, input }) => listVersionen(rufOf(context), input)),
  benenneVersion: versionen.benenneVersion.handler(({ context, input }) => benenneVersion(rufOf(context), input)),
  stelleWiederHer: versionen.stelleWiederHer.handler(({ context, input }) => stelleFassungWiederHer(rufOf(context), input)),
  getVersionen: versionen.getVersionen.handler(({ context, input }) => getVersionen(rufOf(context), input)),
};
