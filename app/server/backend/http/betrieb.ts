import { getArchiv, runArchiv } from "../usecases/wartung/archiv";
import { endSitzungen, previewSitzungsende } from "../usecases/wartung/endSitzungen";
import { getGeloeschteEntwuerfe, purgeGeloeschteEntwuerfe } from "../usecases/wartung/geloeschteEntwuerfe";
import { os } from "./os";

const b = os.betrieb;

/** @see contract/verfahren/betrieb */
export const betriebRouter = {
  previewSitzungsende: b.previewSitzungsende.handler(({ context, input }) => previewSitzungsende(context, input)),
  endSitzungen: b.endSitzungen.handler(({ context, input }) => endSitzungen(context, input)),
  getArchiv: b.getArchiv.handler(({ context }) => getArchiv(context)),
  getGeloeschteEntwuerfe: b.getGeloeschteEntwuerfe.handler(({ context }) => getGeloeschteEntwuerfe(context)),
  purgeGeloeschteEntwuerfe: b.purgeGeloeschteEntwuerfe.handler(({ context, input }) =>
    purgeGeloeschteEntwuerfe(context, input),
  ),
  runArchiv: b.runArchiv.handler(({ context }) => runArchiv(context)),
};
