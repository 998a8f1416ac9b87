import { and, eq, isNull } from "drizzle-orm";
import { Ablehnung } from "../ablehnung";
import { sitzung } from "../storage/schema/sitzung";
import { aenderePasswort } from "../usecases/profil/aenderePasswort";
import { ladeProfil } from "../usecases/profil/ladeProfil";
import { beginneAppTfa, bestaetigeAppTfa, entferneAppTfa, erneuereCodes, setzeMailTfa } from "../usecases/profil/zweiFaktor";
import { beendeAlleSitzungen, beendeSitzung } from "../usecases/sitzung/beendeSitzungen";
import { requireStand } from "./benutzer";
import { clearSitzungsCookies } from "./cookies";
import { os } from "./os";

const zweiFaktor = {
  setzeMailTfa: os.profil.setzeMailTfa.handler(async ({ context, input }) => {
    await setzeMailTfa(context.dienste, requireStand(context).benutzer, input);
    return { ok: true };
  }),
  beginneAppTfa: os.profil.beginneAppTfa.handler(({ context }) => beginneAppTfa(context.dienste, requireStand(context).benutzer)),
  bestaetigeAppTfa: os.profil.bestaetigeAppTfa.handler(({ context, input }) =>
    bestaetigeAppTfa(context.dienste, requireStand(context).benutzer, input),
  ),
  entferneAppTfa: os.profil.entferneAppTfa.handler(async ({ context, input }) => {
    await entferneAppTfa(context.dienste, requireStand(context).benutzer, input);
    return { ok: true };
  }),
  neueWiederherstellungscodes: os.profil.neueWiederherstellungscodes.handler(({ context, input }) =>
    erneuereCodes(context.dienste, requireStand(context).benutzer, input),
  ),
};

const sitzungen = {
  beendeSitzung: os.profil.beendeSitzung.handler(async ({ context, input }) => {
    const { benutzer, zeile } = requireStand(context);
    const { db, clock } = context.dienste;
    const mine = and(eq(sitzung.uuid, input.uuid), eq(sitzung.benutzerUuid, benutzer.uuid), isNull(sitzung.beendetAm));
    const [found] = await db.select({ uuid: sitzung.uuid }).from(sitzung).where(mine);
    if (!found) throw new Ablehnung("NICHT_GEFUNDEN");
    await beendeSitzung(db, found.uuid, clock.now());
    if (found.uuid === zeile.uuid) clearSitzungsCookies(context);
    return { ok: true };
  }),
  beendeAndereSitzungen: os.profil.beendeAndereSitzungen.handler(async ({ context }) => {
    const { benutzer, zeile } = requireStand(context);
    await beendeAlleSitzungen(context.dienste.db, benutzer.uuid, context.dienste.clock.now(), zeile.uuid);
    return { ok: true };
  }),
};

/** @see contract/profil */
export const profilRouter = {
  ...zweiFaktor,
  ...sitzungen,
  getProfil: os.profil.getProfil.handler(({ context }) => ladeProfil(context.dienste, requireStand(context))),
  aenderePasswort: os.profil.aenderePasswort.handler(async ({ context, input }) => {
    await aenderePasswort(context.dienste, requireStand(context), input);
    return { ok: true };
  }),
};
