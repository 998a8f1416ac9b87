import { getSiegel, gibSiegelFrei, stimmeRegelnZu } from "../usecases/siegel/siegel";
import { rufOf } from "./antraege";
import { os } from "./os";

const { siegel } = os;

/** @see contract/siegel */
export const siegelRouter = {
  getSiegel: siegel.getSiegel.handler(({ context }) => getSiegel(rufOf(context))),
  stimmeRegelnZu: siegel.stimmeRegelnZu.handler(({ context, input }) => stimmeRegelnZu(rufOf(context), input.fassung)),
  gibSiegelFrei: siegel.gibSiegelFrei.handler(({ context, input }) => gibSiegelFrei(rufOf(context), input.variante)),
};
