import { requirePerson, type RufKontext } from "../kontext";
import type { Aufruf } from "../usecases/antraege/aufruf";
import { deleteDatei, ladeDatei, listDateien } from "../usecases/dateien/dateien";
import { ladeHoch } from "../usecases/dateien/ladeHoch";
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
  ladeHoch: dateien.ladeHoch.handler(({ context, input: { params, query } }) =>
    ladeHoch(rufOf(context), { ...params, name: query.name }, stromVon(context)),
  ),
  deleteDatei: dateien.deleteDatei.handler(({ context, input }) => deleteDatei(rufOf(context), input)),
  ladeDatei: dateien.ladeDatei.handler(({ context, input }) => ladeDatei(rufOf(context), input)),
};
