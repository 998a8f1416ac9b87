import type { RufKontext } from "../../kontext";
import { updateBenutzer } from "../../storage/benutzerStore";
import { voidPasswortLinks } from "../../storage/passwortLinkStore";
import { endAlleSitzungen, listSitzungen } from "../../storage/sitzungStore";
import { postBrief } from "../mail/postBrief";
import { actOnPerson, type Anlass, refuseStand } from "./zugriff";

/**
 * Locks an account. The database ends its sessions in the same transaction, and every node its live channels. Also the
 * last authorised representative of a company.
 *
 * @assumed domain.md 4.2 says that a company always has a representative, bildschirme.md 5 that the support locks: a
 * lock is an act of safety and may not wait for a second one; the page says it before.
 */
export const lockPerson = (kontext: RufKontext, anlass: Anlass): Promise<{ name: string }> =>
  actOnPerson(kontext, {
    ruf: "personen.lockPerson",
    vorgang: "support.sperren",
    anlass,
    fn: async ({ tx, dienste, ziel, grund, jetzt }) => {
      if (ziel.art !== "KONTO" || ziel.gesperrtSeit !== null) refuseStand();
      await voidPasswortLinks(tx, ziel.uuid, { jetzt });
      await updateBenutzer(tx, ziel.uuid, { gesperrtSeit: jetzt, sperrgrund: grund });
      await postBrief(tx, dienste, { to: ziel.email, brief: "SUPPORT_GESPERRT" });
    },
  });

/** Opens a locked account again. */
export const unlockPerson = (kontext: RufKontext, anlass: Anlass): Promise<{ name: string }> =>
  actOnPerson(kontext, {
    ruf: "personen.unlockPerson",
    vorgang: "support.entsperren",
    anlass,
    fn: async ({ tx, dienste, ziel }) => {
      if (ziel.gesperrtSeit === null) refuseStand();
      await updateBenutzer(tx, ziel.uuid, { gesperrtSeit: null, sperrgrund: null });
      await postBrief(tx, dienste, { to: ziel.email, brief: "SUPPORT_ENTSPERRT" });
    },
  });

/** Ends all sessions of an account, on every device. */
export const endPersonSitzungen = (kontext: RufKontext, anlass: Anlass): Promise<{ name: string }> =>
  actOnPerson(kontext, {
    ruf: "personen.endPersonSitzungen",
    vorgang: "support.abmelden",
    anlass,
    fn: async ({ tx, dienste, ziel, jetzt }) => {
      const seit = new Date(jetzt.getTime() - dienste.config.sitzung.leerlaufMinuten * 60_000);
      const offene = await listSitzungen(tx, { benutzerUuid: ziel.uuid, jetzt, seit });
      if (offene.length === 0) refuseStand();
      await endAlleSitzungen(tx, ziel.uuid, { am: jetzt, ausser: undefined });
      await postBrief(tx, dienste, { to: ziel.email, brief: "SUPPORT_ABGEMELDET" });
    },
  });
