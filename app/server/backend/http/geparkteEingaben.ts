import { getAufbewahrung } from "../usecases/geparkt/fuerFormular";
import { getGeparkte, listGeparkte, discardParked } from "../usecases/geparkt/geparkteEingaben";
import { parkEingabe } from "../usecases/geparkt/parkEingabe";
import { rufOf } from "./antraege";
import { os } from "./os";

const { geparkteEingaben } = os;

/** @see contract/geparkteEingaben */
export const geparkteEingabenRouter = {
  getAufbewahrung: geparkteEingaben.getAufbewahrung.handler(({ context, input }) =>
    getAufbewahrung(rufOf(context), input),
  ),
  park: geparkteEingaben.park.handler(({ context, input }) => parkEingabe(context, input)),
  listGeparkte: geparkteEingaben.listGeparkte.handler(({ context }) => listGeparkte(rufOf(context))),
  getGeparkte: geparkteEingaben.getGeparkte.handler(({ context, input }) => getGeparkte(rufOf(context), input.uuid)),
  discard: geparkteEingaben.discard.handler(({ context, input }) => discardParked(rufOf(context), input)),
};
