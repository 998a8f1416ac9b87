import { getSiegel, releaseSiegel, acceptRegeln } from "../usecases/siegel/siegelVergabe";
import { rufOf } from "./antraege";
import { os } from "./os";

const { siegel } = os;

/** @see contract/siegel */
export const siegelRouter = {
  getSiegel: siegel.getSiegel.handler(({ context }) => getSiegel(rufOf(context))),
  acceptRegeln: siegel.acceptRegeln.handler(({ context, input }) => acceptRegeln(rufOf(context), input.fassung)),
  releaseSiegel: siegel.releaseSiegel.handler(({ context, input }) => releaseSiegel(rufOf(context), input.variante)),
};
