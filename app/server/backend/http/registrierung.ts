import { beginneRegistrierung } from "../usecases/registrierung/beginneRegistrierung";
import { bestaetigeEmail } from "../usecases/registrierung/bestaetigeEmail";
import { ladeEin } from "../usecases/registrierung/ladeEin";
import { nimmEinladungAn } from "../usecases/registrierung/nimmEinladungAn";
import { passwortVergessen } from "../usecases/registrierung/passwortVergessen";
import { pruefeEinladung } from "../usecases/registrierung/pruefeEinladung";
import { findRegistrierungStand } from "../usecases/registrierung/registrierungStand";
import { speichereBenutzer } from "../usecases/registrierung/speichereBenutzer";
import { speichereUnternehmen } from "../usecases/registrierung/speichereUnternehmen";
import { vergebePasswort } from "../usecases/registrierung/vergebePasswort";
import { os } from "./os";
import { clearRegistrierungCookie, readRegistrierungHash, setRegistrierungCookie } from "./registrierungCookie";

const r = os.registrierung;
const OK = { ok: true } as const;

/** @see contract/registrierung */
export const registrierungRouter = {
  getRegistrierung: r.getRegistrierung.handler(({ context }) =>
    findRegistrierungStand(context.dienste, readRegistrierungHash(context) ?? ""),
  ),
  beginneRegistrierung: r.beginneRegistrierung.handler(async ({ context }) => {
    setRegistrierungCookie(context, await beginneRegistrierung(context.dienste));
    return OK;
  }),
  speichereUnternehmen: r.speichereUnternehmen.handler(async ({ context, input }) => {
    await speichereUnternehmen(context.dienste, readRegistrierungHash(context) ?? "", input);
    return OK;
  }),
  speichereBenutzer: r.speichereBenutzer.handler(async ({ context, input }) => {
    await speichereBenutzer(context.dienste, { cookieHash: readRegistrierungHash(context) ?? "", clientIp: context.clientIp }, input);
    clearRegistrierungCookie(context);
    return OK;
  }),
  bestaetigeEmail: r.bestaetigeEmail.handler(({ context, input }) => bestaetigeEmail(context.dienste, input.token, context.schluessel)),
  vergebePasswort: r.vergebePasswort.handler(async ({ context, input }) => {
    await vergebePasswort(context.dienste, { art: "VERGABE", ...input, schluessel: context.schluessel });
    return OK;
  }),
  passwortVergessen: r.passwortVergessen.handler(async ({ context, input }) => {
    await passwortVergessen(context.dienste, input, context.clientIp);
    return OK;
  }),
  passwortZuruecksetzen: r.passwortZuruecksetzen.handler(async ({ context, input }) => {
    await vergebePasswort(context.dienste, { art: "ZURUECKSETZEN", ...input, schluessel: context.schluessel });
    return OK;
  }),
  ladeEin: r.ladeEin.handler(({ context, input }) => ladeEin(context, input)),
  pruefeVerknuepfung: r.pruefeVerknuepfung.handler(({ context, input }) => pruefeEinladung(context.dienste, input.token)),
  verknuepfe: r.verknuepfe.handler(async ({ context, input }) => ({
    ergebnis: await nimmEinladungAn(context.dienste, input, context.schluessel),
  })),
};
