import { getPerson, listKontoVerlauf } from "../usecases/support/getPerson";
import { listPersonen } from "../usecases/support/listPersonen";
import { renewPersonLink, sendPasswortLink } from "../usecases/support/nachsenden";
import { endPersonSitzungen, lockPerson, unlockPerson } from "../usecases/support/sperre";
import { os } from "./os";

const p = os.personen;

/** @see contract/konto/personen */
export const personenRouter = {
  listPersonen: p.listPersonen.handler(({ context, input }) => listPersonen(context, input)),
  getPerson: p.getPerson.handler(({ context, input }) => getPerson(context, input)),
  listKontoVerlauf: p.listKontoVerlauf.handler(({ context, input }) => listKontoVerlauf(context, input)),
  lockPerson: p.lockPerson.handler(({ context, input }) => lockPerson(context, input)),
  unlockPerson: p.unlockPerson.handler(({ context, input }) => unlockPerson(context, input)),
  endPersonSitzungen: p.endPersonSitzungen.handler(({ context, input }) => endPersonSitzungen(context, input)),
  sendPasswortLink: p.sendPasswortLink.handler(({ context, input }) => sendPasswortLink(context, input)),
  renewPersonLink: p.renewPersonLink.handler(({ context, input }) => renewPersonLink(context, input)),
};
