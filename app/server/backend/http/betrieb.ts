import { getArchiv, runArchiv } from "../usecases/wartung/archiv";
import { endSitzungen, previewSitzungsende } from "../usecases/wartung/endSitzungen";
import { os } from "./os";

const b = os.betrieb;

/** @see contract/verfahren/betrieb */
export const betriebRouter = {
  previewSitzungsende: b.previewSitzungsende.handler(({ context, input }) => previewSitzungsende(context, input)),
  endSitzungen: b.endSitzungen.handler(({ context, input }) => endSitzungen(context, input)),
  getArchiv: b.getArchiv.handler(({ context }) => getArchiv(context)),
  runArchiv: b.runArchiv.handler(({ context }) => runArchiv(context)),
};
