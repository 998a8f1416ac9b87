import { entzieheAntragRecht, listBenutzer, setzeAntragRecht } from "../usecases/antraege/antragBenutzer";
import { rufOf } from "./antraege";
import { os } from "./os";

const { antragBenutzer } = os;

/** @see contract/antragBenutzer */
export const antragBenutzerRouter = {
  listAntragBenutzer: antragBenutzer.listAntragBenutzer.handler(({ context, input }) => listBenutzer(rufOf(context), input.uuid)),
  setzeAntragRecht: antragBenutzer.setzeAntragRecht.handler(({ context, input }) => setzeAntragRecht(rufOf(context), input)),
  entzieheAntragRecht: antragBenutzer.entzieheAntragRecht.handler(({ context, input }) => entzieheAntragRecht(rufOf(context), input)),
};
