import { ladeEingereichte } from "../usecases/dateien/dateien";
import { bescheide, bescheideWiderspruch, erledigeWiderspruch } from "../usecases/fach/bescheide";
import { getFachAntrag, listAufgaben, listFachAntraege } from "../usecases/fach/leseFach";
import { entscheideFristverlaengerung, fordereNach, schliesseNachforderung } from "../usecases/fach/nachforderungen";
import { beginnePruefung } from "../usecases/fach/pruefung";
import { lehneRueckzugDesAntragsAb } from "../usecases/fach/rueckzug";
import { legeWiederVor, lehneAb, listUebermittlungen, quittiere } from "../usecases/fach/uebermittlungen";
import { stelleErneutBereit, vermerkePost } from "../usecases/fach/zustellung";
import { os } from "./os";

const { fach } = os;

/** @see contract/fach */
export const fachRouter = {
  listUebermittlungen: fach.listUebermittlungen.handler(({ context, input }) => listUebermittlungen(context.dienste, input)),
  quittiere: fach.quittiere.handler(({ context, input }) => quittiere(context, input)),
  lehneAb: fach.lehneAb.handler(({ context, input }) => lehneAb(context, input)),
  legeWiederVor: fach.legeWiederVor.handler(({ context, input }) => legeWiederVor(context, input)),
  ladeAnlage: fach.ladeAnlage.handler(({ context, input }) => ladeEingereichte(context.dienste, input.uuid)),
  listFachAntraege: fach.listFachAntraege.handler(({ context, input }) => listFachAntraege(context.dienste, input)),
  getFachAntrag: fach.getFachAntrag.handler(({ context, input }) => getFachAntrag(context.dienste, input.uuid)),
  beginnePruefung: fach.beginnePruefung.handler(({ context, input }) => beginnePruefung(context, input)),
  fordereNach: fach.fordereNach.handler(({ context, input }) => fordereNach(context, input)),
  entscheideFristverlaengerung: fach.entscheideFristverlaengerung.handler(({ context, input }) =>
    entscheideFristverlaengerung(context, input),
  ),
  schliesseNachforderung: fach.schliesseNachforderung.handler(({ context, input }) => schliesseNachforderung(context, input)),
  lehneRueckzugAb: fach.lehneRueckzugAb.handler(({ context, input }) => lehneRueckzugDesAntragsAb(context, input)),
  bescheide: fach.bescheide.handler(({ context, input }) => bescheide(context, input)),
  bescheideWiderspruch: fach.bescheideWiderspruch.handler(({ context, input }) => bescheideWiderspruch(context, input)),
  erledigeWiderspruch: fach.erledigeWiderspruch.handler(({ context, input }) => erledigeWiderspruch(context, input)),
  stelleErneutBereit: fach.stelleErneutBereit.handler(({ context, input }) => stelleErneutBereit(context, input)),
  vermerkePost: fach.vermerkePost.handler(({ context, input }) => vermerkePost(context, input)),
  listAufgaben: fach.listAufgaben.handler(({ context }) => listAufgaben(context.dienste)),
};
