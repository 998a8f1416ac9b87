import { nameVersion } from "../usecases/antraege/nameVersion";
import { getVersionen, listVersionen } from "../usecases/antraege/leseVersionen";
import { restoreFassung } from "../usecases/antraege/restoreFassung";
import { rufOf } from "./antraege";
import { os } from "./os";

const { versionen } = os;

/** @see contract/versionen */
export const versionenRouter = {
  listVersionen: versionen.listVersionen.handler(({ context, input }) => listVersionen(rufOf(context), input)),
  nameVersion: versionen.nameVersion.handler(({ context, input }) => nameVersion(rufOf(context), input)),
  restore: versionen.restore.handler(({ context, input }) => restoreFassung(rufOf(context), input)),
  getVersionen: versionen.getVersionen.handler(({ context, input }) => getVersionen(rufOf(context), input)),
};
