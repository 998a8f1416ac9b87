import {
  announceWartungsfenster,
  changeWartungsfenster,
  endWartungsfenster,
  revokeWartungsfenster,
} from "../usecases/wartung/changeWartungsfenster";
import { getWartungsfenster } from "../usecases/wartung/getWartungsfenster";
import { os } from "./os";

const w = os.wartungsfenster;

/** @see contract/verfahren/wartungsfenster */
export const wartungsfensterRouter = {
  getWartungsfenster: w.getWartungsfenster.handler(({ context }) => getWartungsfenster(context)),
  announceWartungsfenster: w.announceWartungsfenster.handler(({ context, input }) =>
    announceWartungsfenster(context, input),
  ),
  changeWartungsfenster: w.changeWartungsfenster.handler(({ context, input }) => changeWartungsfenster(context, input)),
  endWartungsfenster: w.endWartungsfenster.handler(({ context, input }) => endWartungsfenster(context, input)),
  revokeWartungsfenster: w.revokeWartungsfenster.handler(({ context, input }) => revokeWartungsfenster(context, input)),
};
