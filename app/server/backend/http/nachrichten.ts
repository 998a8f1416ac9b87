import { anzeigeVon, requirePerson, type RufKontext } from "../kontext";
import type { Aufruf } from "../usecases/antraege/aufruf";
import { loadEingereichte } from "../usecases/dateien/dateien";
import {
  answer,
  deleteAntwortDatei,
  loadAntwortDatei,
  saveEntwurf,
  discardAntwortRest,
} from "../usecases/nachricht/answer";
import { listAntworten, acknowledgeAntwort, writeMitteilung } from "../usecases/nachricht/fachNachrichten";
import { getNachricht, listNachrichten, mark, markAll } from "../usecases/nachricht/listNachrichten";
import { requireStand } from "./benutzer";
import { os } from "./os";
import { stromVon } from "./strom";

const rufOf = (context: RufKontext): Aufruf => ({
  dienste: context.dienste,
  person: requirePerson(context),
  schluessel: context.schluessel,
});

const { nachrichten, fachNachrichten } = os;

/** @see contract/nachrichten */
export const nachrichtenRouter = {
  anzahlUngelesen: nachrichten.anzahlUngelesen.handler(({ context }) => anzeigeVon(requireStand(context)).ungelesen),
  listNachrichten: nachrichten.listNachrichten.handler(({ context, input: { suche, antragUuid, ...rest } }) =>
    listNachrichten(rufOf(context), { ...rest, suche: suche?.trim() ?? "", antragUuid: antragUuid ?? null }),
  ),
  getNachricht: nachrichten.getNachricht.handler(({ context, input }) => getNachricht(rufOf(context), input.uuid)),
  mark: nachrichten.mark.handler(({ context, input }) => mark(rufOf(context), input)),
  markAll: nachrichten.markAll.handler(({ context }) => markAll(rufOf(context))),
  saveEntwurf: nachrichten.saveEntwurf.handler(({ context, input }) => saveEntwurf(rufOf(context), input)),
  discardAntwortRest: nachrichten.discardAntwortRest.handler(({ context, input }) =>
    discardAntwortRest(rufOf(context), input),
  ),
  loadAntwortDatei: nachrichten.loadAntwortDatei.handler(({ context, input: { params, query } }) =>
    loadAntwortDatei(rufOf(context), { ...params, name: query.name }, stromVon(context)),
  ),
  deleteAntwortDatei: nachrichten.deleteAntwortDatei.handler(({ context, input }) =>
    deleteAntwortDatei(rufOf(context), input),
  ),
  answer: nachrichten.answer.handler(({ context, input }) => answer(rufOf(context), input)),
};

/** @see contract/nachrichten */
export const fachNachrichtenRouter = {
  listAntworten: fachNachrichten.listAntworten.handler(({ context, input }) => listAntworten(context.dienste, input)),
  acknowledgeAntwort: fachNachrichten.acknowledgeAntwort.handler(({ context, input }) =>
    acknowledgeAntwort(context.dienste, input.uuid),
  ),
  writeMitteilung: fachNachrichten.writeMitteilung.handler(({ context, input }) => writeMitteilung(context, input)),
  loadAnhang: fachNachrichten.loadAnhang.handler(({ context, input }) => loadEingereichte(context.dienste, input.uuid)),
};
