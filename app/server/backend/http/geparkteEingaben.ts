import { getGeparkte, listGeparkte, verwirfGeparkte } from "../usecases/geparkt/geparkteEingaben";
import { parkeEingabe } from "../usecases/geparkt/parkeEingabe";
import { rufOf } from "./antraege";
import { os } from "./os";

const { geparkteEingaben } = os;

/** @see contract/geparkteEingaben */
export const geparkteEingabenRouter = {
  parke: geparkteEingaben.parke.handler(({ context, input }) => parkeEingabe(context, input)),
  listGeparkte: geparkteEingaben.listGeparkte.handler(({ context }) => listGeparkte(rufOf(context))),
  getGeparkte: geparkteEingaben.getGeparkte.handler(({ context, input }) => getGeparkte(rufOf(context), input.uuid)),
  verwirf: geparkteEingaben.verwirf.handler(({ context, input }) => verwirfGeparkte(rufOf(context), input)),
};
