import { beginAdresse, beginFaktor } from "../usecases/zugangsaenderung/beginAenderung";
import { confirmAdresse } from "../usecases/zugangsaenderung/confirmAdresse";
import { consentAenderung, refuseAenderung } from "../usecases/zugangsaenderung/zweitePerson";
import { listAenderungen } from "../usecases/zugangsaenderung/listAenderungen";
import { checkEinspruch, findEigene, stopByLink, stopEigene } from "../usecases/zugangsaenderung/einspruch";
import { requireStand } from "./benutzer";
import { os } from "./os";

const z = os.zugangsaenderungen;
const OK = { ok: true } as const;

/** What the person concerned does, with a link or logged in. */
const derPerson = {
  checkEinspruch: z.checkEinspruch.handler(({ context, input }) => checkEinspruch(context.dienste, input.token)),
  stopByLink: z.stopByLink.handler(async ({ context, input }) => {
    await stopByLink(context, input);
    return OK;
  }),
  confirmAdresse: z.confirmAdresse.handler(async ({ context, input }) => {
    await confirmAdresse(context, input);
    return OK;
  }),
  findEigene: z.findEigene.handler(({ context }) => findEigene(context.dienste, requireStand(context).benutzer.uuid)),
  stopEigene: z.stopEigene.handler(async ({ context }) => {
    await stopEigene(context, requireStand(context).benutzer.uuid);
    return OK;
  }),
};

/** @see contract/konto/zugangsaenderungen */
export const zugangsaenderungenRouter = {
  ...derPerson,
  listAenderungen: z.listAenderungen.handler(({ context }) => listAenderungen(context)),
  beginFaktor: z.beginFaktor.handler(({ context, input }) => beginFaktor(context, input)),
  beginAdresse: z.beginAdresse.handler(({ context, input }) => beginAdresse(context, input)),
  consentAenderung: z.consentAenderung.handler(({ context, input }) => consentAenderung(context, input)),
  refuseAenderung: z.refuseAenderung.handler(({ context, input }) => refuseAenderung(context, input)),
};
