import { startRegistrierung } from "../usecases/registrierung/startRegistrierung";
import { confirmEmail } from "../usecases/registrierung/confirmEmail";
import { acceptEinladung } from "../usecases/registrierung/acceptEinladung";
import { passwortVergessen } from "../usecases/registrierung/passwortVergessen";
import { checkEinladung } from "../usecases/registrierung/checkEinladung";
import { findRegistrierungStand } from "../usecases/registrierung/registrierungStand";
import { saveBenutzer } from "../usecases/registrierung/saveBenutzer";
import { saveUnternehmen } from "../usecases/registrierung/saveUnternehmen";
import { choosePasswort } from "../usecases/registrierung/choosePasswort";
import { os } from "./os";
import { clearRegistrierungCookie, readRegistrierungHash, setRegistrierungCookie } from "./registrierungCookie";

const r = os.registrierung;
const OK = { ok: true } as const;

/** @see contract/registrierung */
export const registrierungRouter = {
  getRegistrierung: r.getRegistrierung.handler(({ context }) =>
    findRegistrierungStand(context.dienste, readRegistrierungHash(context) ?? ""),
  ),
  startRegistrierung: r.startRegistrierung.handler(async ({ context }) => {
    setRegistrierungCookie(context, await startRegistrierung(context.dienste));
    return OK;
  }),
  saveUnternehmen: r.saveUnternehmen.handler(async ({ context, input }) => {
    await saveUnternehmen(context.dienste, readRegistrierungHash(context) ?? "", input);
    return OK;
  }),
  saveBenutzer: r.saveBenutzer.handler(async ({ context, input }) => {
    await saveBenutzer(
      context.dienste,
      { cookieHash: readRegistrierungHash(context) ?? "", clientIp: context.clientIp },
      input,
    );
    clearRegistrierungCookie(context);
    return OK;
  }),
  confirmEmail: r.confirmEmail.handler(({ context, input }) =>
    confirmEmail(context.dienste, input.token, context.schluessel),
  ),
  choosePasswort: r.choosePasswort.handler(async ({ context, input }) => {
    await choosePasswort(context.dienste, { art: "VERGABE", ...input, schluessel: context.schluessel });
    return OK;
  }),
  passwortVergessen: r.passwortVergessen.handler(async ({ context, input }) => {
    await passwortVergessen(context.dienste, input, context.clientIp);
    return OK;
  }),
  passwortZuruecksetzen: r.passwortZuruecksetzen.handler(async ({ context, input }) => {
    await choosePasswort(context.dienste, { art: "ZURUECKSETZEN", ...input, schluessel: context.schluessel });
    return OK;
  }),
  checkVerknuepfung: r.checkVerknuepfung.handler(({ context, input }) => checkEinladung(context.dienste, input.token)),
  link: r.link.handler(async ({ context, input }) => ({
    ergebnis: await acceptEinladung(context.dienste, input, context.schluessel),
  })),
};
