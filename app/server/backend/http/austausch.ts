import { requirePerson, type RufKontext } from "../kontext";
import type { Aufruf } from "../usecases/antraege/aufruf";
import { importAsNew, takeOverImport, compareImport } from "../usecases/austausch/importFile";
import { os } from "./os";

const rufOf = (context: RufKontext): Aufruf => ({
  dienste: context.dienste,
  person: requirePerson(context),
  schluessel: context.schluessel,
});

const { austausch } = os;

/** @see contract/austausch */
export const austauschRouter = {
  compareImport: austausch.compareImport.handler(({ context, input }) => compareImport(rufOf(context), input)),
  takeOverImport: austausch.takeOverImport.handler(({ context, input }) => takeOverImport(rufOf(context), input)),
  importAsNew: austausch.importAsNew.handler(({ context, input }) => importAsNew(rufOf(context), input)),
};
