import { and, eq, isNull } from "drizzle-orm";
import { Ablehnung } from "../ablehnung";
import { sitzung } from "../storage/schema/sitzung";
import { inTransaktion } from "../storage/transaction";
import { einmalig } from "../usecases/idempotenz/einmalig";
import { aenderePasswort } from "../usecases/profil/aenderePasswort";
import { ladeProfil } from "../usecases/profil/ladeProfil";
import { beginneAppTfa, bestaetigeAppTfa, entferneAppTfa, erneuereCodes, setzeMailTfa } from "../usecases/profil/zweiFaktor";
import { beendeAlleSitzungen, beendeSitzung } from "../usecases/sitzung/beendeSitzungen";
import { requireStand } from "./benutzer";
import { clearSitzungsCookies } from "./cookies";
import { setGeraetCookie } from "./geraetCookie";
import { os } from "./os";

const zweiFaktor = {
  setzeMailTfa: os.profil.setzeMailTfa.handler(async ({ context, input }) => {
    await setzeMailTfa(context, requireStand(context).benutzer, input);
    return { ok: true };
  }),
  beginneAppTfa: os.profil.beginneAppTfa.handler(({ context }) => beginneAppTfa(context.dienste, requireStand(context).benutzer)),
  bestaetigeAppTfa: os.profil.bestaetigeAppTfa.handler(({ context, input }) =>
    bestaetigeAppTfa(context, requireStand(context).benutzer, input),
  ),
  entferneAppTfa: os.profil.entferneAppTfa.handler(async ({ context, input }) => {
    await entferneAppTfa(context, requireStand(context).benutzer, input);
    return { ok: true };
  }),
  neueWiederherstellungscodes: os.profil.neueWiederherstellungscodes.handler(({ context, input }) =>
    erneuereCodes(context, requireStand(context).benutzer, input),
  ),
};

const sitzungen = {
  beendeSitzung: os.profil.beendeSitzung.handler(async ({ context, input }) => {
    const { benutzer, zeile } = requireStand(context);
    const { dienste } = context;
    const mine = and(eq(sitzung.uuid, input.uuid), eq(sitzung.benutzerUuid, benutzer.uuid), isNull(sitzung.beendetAm));
    await inTransaktion(dienste, (tx) =>
      einmalig(tx, context, {
        vorgang: "profil.beendeSitzung",
        eingabe: input,
        fn: async () => {
          const [found] = await tx.select({ uuid: sitzung.uuid }).from(sitzung).where(mine);
          if (!found) throw new Ablehnung("NICHT_GEFUNDEN");
          await beendeSitzung(tx, found.uuid, dienste.clock.now());
          return { ok: true };
        },
      }),
    );
    if (input.uuid === zeile.uuid) clearSitzungsCookies(context);
    return { ok: true };
  }),
  beendeAndereSitzungen: os.profil.beendeAndereSitzungen.handler(async ({ context }) => {
    const { benutzer, zeile } = requireStand(context);
    await beendeAlleSitzungen(context.dienste.db, benutzer.uuid, { am: context.dienste.clock.now(), ausser: zeile.uuid });
    return { ok: true };
  }),
};

/** @see contract/profil */
export const profilRouter = {
  ...zweiFaktor,
  ...sitzungen,
  getProfil: os.profil.getProfil.handler(({ context }) => ladeProfil(context.dienste, requireStand(context))),
  aenderePasswort: os.profil.aenderePasswort.handler(async ({ context, input }) => {
    const stand = requireStand(context);
    await aenderePasswort(context, stand, input);
    // The new password has made strangers of all devices; this one has just shown both.
    await setGeraetCookie(context, stand.benutzer.uuid);
    return { ok: true };
  }),
};
