import { listHilfetexte, listHinweistexte } from "../usecases/hilfe/listHilfetexte";
import { os } from "./os";

/** @see contract/hilfetexte */
export const hilfeRouter = {
  listHilfetexte: os.hilfe.listHilfetexte.handler(({ context, input }) => listHilfetexte(context.dienste, input)),
  listHinweistexte: os.hilfe.listHinweistexte.handler(({ context, input }) => listHinweistexte(context.dienste, input)),
};
