import { requirePerson, type RufKontext } from "../kontext";
import type { Aufruf } from "../usecases/antraege/aufruf";
import { deleteDatei, loadDatei, listDateien } from "../usecases/dateien/dateien";
import { upload } from "../usecases/dateien/upload";
import { os } from "./os";
import { stromVon } from "./strom";

const rufOf = (context: RufKontext): Aufruf => ({
  dienste: context.dienste,
  person: requirePerson(context),
  schluessel: context.schluessel,
});

const { dateien } = os;

/** @see contract/dateien */
export const dateienRouter = {
  listDateien: dateien.listDateien.handler(({ context, input }) => listDateien(rufOf(context), input.uuid)),
  upload: dateien.upload.handler(({ context, input: { params, query } }) =>
    upload(rufOf(context), { ...params, name: query.name }, stromVon(context)),
  ),
  deleteDatei: dateien.deleteDatei.handler(({ context, input }) => deleteDatei(rufOf(context), input)),
  loadDatei: dateien.loadDatei.handler(({ context, input }) => loadDatei(rufOf(context), input)),
};
