import {
  getTabelle,
  createAnsicht,
  removeAnsicht,
  removeSpalten,
  setSpalten,
  overwriteAnsicht,
} from "../usecases/tabellen/tabellen";
import { rufOf } from "./antraege";
import { os } from "./os";

const { tabellen } = os;

/** @see contract/tabellen */
export const tabellenRouter = {
  getTabelle: tabellen.getTabelle.handler(({ context, input }) => getTabelle(rufOf(context), input.tabelle)),
  setSpalten: tabellen.setSpalten.handler(({ context, input }) => setSpalten(rufOf(context), input)),
  removeSpalten: tabellen.removeSpalten.handler(({ context, input }) => removeSpalten(rufOf(context), input.tabelle)),
  createAnsicht: tabellen.createAnsicht.handler(({ context, input }) => createAnsicht(rufOf(context), input)),
  overwriteAnsicht: tabellen.overwriteAnsicht.handler(({ context, input }) => overwriteAnsicht(rufOf(context), input)),
  removeAnsicht: tabellen.removeAnsicht.handler(({ context, input }) => removeAnsicht(rufOf(context), input)),
};
