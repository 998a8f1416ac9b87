import { beginAnsicht, getAnsichtLage } from "../usecases/ansicht/beginAnsicht";
import { createAnsichtCode, getAnsichtErlaubnis, grantAnsicht, revokeAnsicht } from "../usecases/ansicht/erlaubnis";
import { endAnsicht } from "../usecases/ansicht/inAnsicht";
import { clearAnsichtCookie, setAnsichtCookie } from "./ansichtStand";
import { requireStand } from "./benutzer";
import { os } from "./os";

const a = os.ansicht;

/** @see contract/konto/ansicht */
export const ansichtRouter = {
  getErlaubnis: a.getErlaubnis.handler(({ context }) => getAnsichtErlaubnis(context)),
  grantAnsicht: a.grantAnsicht.handler(({ context, input }) => grantAnsicht(context, input)),
  revokeAnsicht: a.revokeAnsicht.handler(({ context }) => revokeAnsicht(context)),
  createCode: a.createCode.handler(({ context }) => createAnsichtCode(context)),
  getLage: a.getLage.handler(({ context, input }) => getAnsichtLage(context, input)),
  beginAnsicht: a.beginAnsicht.handler(async ({ context, input }) => {
    const { name, token } = await beginAnsicht(context, input);
    setAnsichtCookie(context, token);
    return { name };
  }),
  endAnsicht: a.endAnsicht.handler(async ({ context }) => {
    const beendet = await endAnsicht(context.dienste, requireStand(context));
    clearAnsichtCookie(context);
    return beendet;
  }),
};
