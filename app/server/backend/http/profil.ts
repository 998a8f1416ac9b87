import { changePasswort } from "../usecases/profil/changePasswort";
import { loadProfil } from "../usecases/profil/loadProfil";
import { startAppTfa, confirmAppTfa, removeAppTfa, renewCodes, setMailTfa } from "../usecases/profil/zweiFaktor";
import { endAndereSitzungen, endEigeneSitzung } from "../usecases/sitzung/beendeSitzungen";
import { requireStand } from "./benutzer";
import { clearSitzungsCookies } from "./cookies";
import { setGeraetCookie } from "./geraetCookie";
import { os } from "./os";

const zweiFaktor = {
  setMailTfa: os.profil.setMailTfa.handler(async ({ context, input }) => {
    await setMailTfa(context, requireStand(context).benutzer, input);
    return { ok: true };
  }),
  startAppTfa: os.profil.startAppTfa.handler(({ context }) =>
    startAppTfa(context.dienste, requireStand(context).benutzer),
  ),
  confirmAppTfa: os.profil.confirmAppTfa.handler(({ context, input }) =>
    confirmAppTfa(context, requireStand(context).benutzer, input),
  ),
  removeAppTfa: os.profil.removeAppTfa.handler(async ({ context, input }) => {
    await removeAppTfa(context, requireStand(context).benutzer, input);
    return { ok: true };
  }),
  neueWiederherstellungscodes: os.profil.neueWiederherstellungscodes.handler(({ context, input }) =>
    renewCodes(context, requireStand(context).benutzer, input),
  ),
};

const sitzungen = {
  endSitzung: os.profil.endSitzung.handler(async ({ context, input }) => {
    const { benutzer, zeile } = requireStand(context);
    await endEigeneSitzung(context, benutzer.uuid, input);
    if (input.uuid === zeile.uuid) clearSitzungsCookies(context);
    return { ok: true };
  }),
  endAndereSitzungen: os.profil.endAndereSitzungen.handler(async ({ context }) => {
    const { benutzer, zeile } = requireStand(context);
    await endAndereSitzungen(context.dienste, benutzer.uuid, zeile.uuid);
    return { ok: true };
  }),
};

/** @see contract/profil */
export const profilRouter = {
  ...zweiFaktor,
  ...sitzungen,
  getProfil: os.profil.getProfil.handler(({ context }) => loadProfil(context.dienste, requireStand(context))),
  changePasswort: os.profil.changePasswort.handler(async ({ context, input }) => {
    const stand = requireStand(context);
    await changePasswort(context, stand, input);
    // The new password has made strangers of all devices; this one has just shown both.
    await setGeraetCookie(context, stand.benutzer.uuid);
    return { ok: true };
  }),
};
