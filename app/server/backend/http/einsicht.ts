import { entzieheEinsicht, erteileEinsicht, getEinsicht } from "../usecases/einsicht/einsicht";
import { rufOf } from "./antraege";
import { os } from "./os";

const { einsicht } = os;

/** @see contract/einsicht */
export const einsichtRouter = {
  getEinsicht: einsicht.getEinsicht.handler(({ context, input }) => getEinsicht(rufOf(context), input.uuid)),
  erteileEinsicht: einsicht.erteileEinsicht.handler(({ context, input }) => erteileEinsicht(rufOf(context), input)),
  entzieheEinsicht: einsicht.entzieheEinsicht.handler(({ context, input }) => entzieheEinsicht(rufOf(context), input)),
};
