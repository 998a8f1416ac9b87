import { revokeAntragRecht, listBenutzer, setAntragRecht } from "../usecases/antraege/antragBenutzer";
import { rufOf } from "./antraege";
import { os } from "./os";

const { antragBenutzer } = os;

/** @see contract/antragBenutzer */
export const antragBenutzerRouter = {
  listAntragBenutzer: antragBenutzer.listAntragBenutzer.handler(({ context, input }) =>
    listBenutzer(rufOf(context), input.uuid),
  ),
  setAntragRecht: antragBenutzer.setAntragRecht.handler(({ context, input }) => setAntragRecht(rufOf(context), input)),
  revokeAntragRecht: antragBenutzer.revokeAntragRecht.handler(({ context, input }) =>
    revokeAntragRecht(rufOf(context), input),
  ),
};
