import {
  getTabelle,
  legeAnsichtAn,
  loescheAnsicht,
  loescheSpalten,
  setzeSpalten,
  ueberschreibeAnsicht,
} from "../usecases/tabellen/tabellen";
import { rufOf } from "./antraege";
import { os } from "./os";

const { tabellen } = os;

/** @see contract/tabellen */
export const tabellenRouter = {
  getTabelle: tabellen.getTabelle.handler(({ context, input }) => getTabelle(rufOf(context), input.tabelle)),
  setzeSpalten: tabellen.setzeSpalten.handler(({ context, input }) => setzeSpalten(rufOf(context), input)),
  loescheSpalten: tabellen.loescheSpalten.handler(({ context, input }) => loescheSpalten(rufOf(context), input.tabelle)),
  legeAnsichtAn: tabellen.legeAnsichtAn.handler(({ context, input }) => legeAnsichtAn(rufOf(context), input)),
  ueberschreibeAnsicht: tabellen.ueberschreibeAnsicht.handler(({ context, input }) => ueberschreibeAnsicht(rufOf(context), input)),
  loescheAnsicht: tabellen.loescheAnsicht.handler(({ context, input }) => loescheAnsicht(rufOf(context), input)),
};
