import { revokeEinsicht, grantEinsicht, getEinsicht } from "../usecases/einsicht/einsicht";
import { rufOf } from "./antraege";
import { os } from "./os";

const { einsicht } = os;

/** @see contract/einsicht */
export const einsichtRouter = {
  getEinsicht: einsicht.getEinsicht.handler(({ context, input }) => getEinsicht(rufOf(context), input)),
  grantEinsicht: einsicht.grantEinsicht.handler(({ context, input }) => grantEinsicht(rufOf(context), input)),
  revokeEinsicht: einsicht.revokeEinsicht.handler(({ context, input }) => revokeEinsicht(rufOf(context), input)),
};
