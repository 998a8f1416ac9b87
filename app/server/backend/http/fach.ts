import { loadEingereichte } from "../usecases/dateien/dateien";
import { bescheide, bescheideWiderspruch, settleWiderspruch } from "../usecases/fach/bescheide";
import { getFachAntrag, listAufgaben, listFachAntraege } from "../usecases/fach/leseFach";
import { decideFristverlaengerung, requestNachforderung, closeNachforderung } from "../usecases/fach/nachforderungen";
import { startPruefung } from "../usecases/fach/pruefung";
import { refuseRueckzugOfAntrag } from "../usecases/fach/rueckzug";
import { presentAgain, refuse, listUebermittlungen, acknowledge } from "../usecases/fach/uebermittlungen";
import { provideAgain, recordPost } from "../usecases/fach/zustellung";
import { os } from "./os";

const { fach } = os;

/** @see contract/fach */
export const fachRouter = {
  listUebermittlungen: fach.listUebermittlungen.handler(({ context, input }) =>
    listUebermittlungen(context.dienste, input),
  ),
  acknowledge: fach.acknowledge.handler(({ context, input }) => acknowledge(context, input)),
  refuse: fach.refuse.handler(({ context, input }) => refuse(context, input)),
  presentAgain: fach.presentAgain.handler(({ context, input }) => presentAgain(context, input)),
  loadAnlage: fach.loadAnlage.handler(({ context, input }) => loadEingereichte(context.dienste, input.uuid)),
  listFachAntraege: fach.listFachAntraege.handler(({ context, input }) => listFachAntraege(context.dienste, input)),
  getFachAntrag: fach.getFachAntrag.handler(({ context, input }) => getFachAntrag(context.dienste, input.uuid)),
  startPruefung: fach.startPruefung.handler(({ context, input }) => startPruefung(context, input)),
  requestNachforderung: fach.requestNachforderung.handler(({ context, input }) => requestNachforderung(context, input)),
  decideFristverlaengerung: fach.decideFristverlaengerung.handler(({ context, input }) =>
    decideFristverlaengerung(context, input),
  ),
  closeNachforderung: fach.closeNachforderung.handler(({ context, input }) => closeNachforderung(context, input)),
  refuseRueckzug: fach.refuseRueckzug.handler(({ context, input }) => refuseRueckzugOfAntrag(context, input)),
  bescheide: fach.bescheide.handler(({ context, input }) => bescheide(context, input)),
  bescheideWiderspruch: fach.bescheideWiderspruch.handler(({ context, input }) => bescheideWiderspruch(context, input)),
  settleWiderspruch: fach.settleWiderspruch.handler(({ context, input }) => settleWiderspruch(context, input)),
  provideAgain: fach.provideAgain.handler(({ context, input }) => provideAgain(context, input)),
  recordPost: fach.recordPost.handler(({ context, input }) => recordPost(context, input)),
  listAufgaben: fach.listAufgaben.handler(({ context }) => listAufgaben(context.dienste)),
};
