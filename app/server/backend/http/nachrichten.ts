import { anzeigeVon, requirePerson, type RufKontext } from "../kontext";
import type { Aufruf } from "../usecases/antraege/aufruf";
import { ladeEingereichte } from "../usecases/dateien/dateien";
import { antworte, deleteAntwortDatei, ladeAntwortDatei, speichereEntwurf, verwirfAntwortRest } from "../usecases/nachricht/antworte";
import { listAntworten, quittiereAntwort, schreibeMitteilung } from "../usecases/nachricht/fachNachrichten";
import { getNachricht, listNachrichten, markiere, markiereAlle } from "../usecases/nachricht/nachrichten";
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
  markiere: nachrichten.markiere.handler(({ context, input }) => markiere(rufOf(context), input)),
  markiereAlle: nachrichten.markiereAlle.handler(({ context }) => markiereAlle(rufOf(context))),
  speichereEntwurf: nachrichten.speichereEntwurf.handler(({ context, input }) => speichereEntwurf(rufOf(context), input)),
  verwirfAntwortRest: nachrichten.verwirfAntwortRest.handler(({ context, input }) => verwirfAntwortRest(rufOf(context), input)),
  ladeAntwortDatei: nachrichten.ladeAntwortDatei.handler(({ context, input: { params, query } }) =>
    ladeAntwortDatei(rufOf(context), { ...params, name: query.name }, stromVon(context)),
  ),
  deleteAntwortDatei: nachrichten.deleteAntwortDatei.handler(({ context, input }) => deleteAntwortDatei(rufOf(context), input)),
  antworte: nachrichten.antworte.handler(({ context, input }) => antworte(rufOf(context), input)),
};

/** @see contract/nachrichten */
export const fachNachrichtenRouter = {
  listAntworten: fachNachrichten.listAntworten.handler(({ context, input }) => listAntworten(context.dienste, input)),
  quittiereAntwort: fachNachrichten.quittiereAntwort.handler(({ context, input }) => quittiereAntwort(context.dienste, input.uuid)),
  schreibeMitteilung: fachNachrichten.schreibeMitteilung.handler(({ context, input }) => schreibeMitteilung(context, input)),
  ladeAnhang: fachNachrichten.ladeAnhang.handler(({ context, input }) => ladeEingereichte(context.dienste, input.uuid)),
};
