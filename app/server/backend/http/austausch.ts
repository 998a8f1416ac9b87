import { requirePerson, type RufKontext } from "../kontext";
import type { Aufruf } from "../usecases/antraege/aufruf";
import { importiereNeu, uebernimmImport, vergleicheImport } from "../usecases/austausch/importiere";
import { os } from "./os";

const rufOf = (context: RufKontext): Aufruf => ({
  dienste: context.dienste,
  person: requirePerson(context),
  schluessel: context.schluessel,
});

const { austausch } = os;

/** @see contract/austausch */
export const austauschRouter = {
  vergleicheImport: austausch.vergleicheImport.handler(({ context, input }) => vergleicheImport(rufOf(context), input)),
  uebernimmImport: austausch.uebernimmImport.handler(({ context, input }) => uebernimmImport(rufOf(context), input)),
  importiereNeu: austausch.importiereNeu.handler(({ context, input }) => importiereNeu(rufOf(context), input)),
};
