import { z } from "zod";
import type { StabRolle } from "~/domain/benutzer/stab";
import { Ablehnung } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import { updateBenutzer } from "../../storage/benutzerStore";
import { endAlleSitzungen } from "../../storage/sitzungStore";
import { postBrief } from "../mail/postBrief";
import { announceAdministration } from "./announce";
import { readByRules } from "../registrierung/eingabeLesen";
import { ROLLEN, toRollen } from "./stabKonto";
import { changeStab, getStab, GRUND, recordStab, requireAndererStab, requireStabVerwalter } from "./verwaltung";

type Rollenwechsel = { benutzerUuid: string; rollen: StabRolle[]; bisher: StabRolle[]; grund: string };

/**
 * Gives somebody other roles. Whoever loses one is logged out, so that no session goes on with it. Throws
 * REVISION_VERALTET when the roles are others by now.
 */
export function setStabRollen(kontext: RufKontext, eingabe: Rollenwechsel): Promise<{ name: string }> {
  requireStabVerwalter(kontext);
  const gelesen = readByRules(z.object({ rollen: ROLLEN, ...GRUND }), eingabe);
  const rollen = toRollen(gelesen.rollen);
  const { grund } = gelesen;
  return changeStab(kontext, {
    vorgang: "stab.setStabRollen",
    eingabe: { ...eingabe, rollen, grund },
    fn: async (verwaltung) => {
      const { tx, dienste, jetzt } = verwaltung;
      const ziel = getStab(verwaltung, eingabe.benutzerUuid);
      const { uuid, name, email } = ziel;
      requireAndererStab(verwaltung, ziel);
      const bisher = toRollen(ziel.rollen);
      if (bisher.join() !== toRollen(eingabe.bisher).join()) throw new Ablehnung("REVISION_VERALTET");
      if (bisher.join() === rollen.join()) return { name };
      await updateBenutzer(tx, uuid, { systemRollen: rollen });
      if (bisher.some((rolle) => !rollen.includes(rolle)))
        await endAlleSitzungen(tx, uuid, { am: jetzt, ausser: undefined });
      await recordStab(verwaltung, {
        vorgang: "stab.rollen",
        wen: uuid,
        von: bisher.join(" "),
        nach: rollen.join(" "),
        grund,
      });
      await postBrief(tx, dienste, { to: email, brief: "STAB_ROLLEN", rollen });
      const [war, ist] = [bisher.includes("ADMINISTRATOR"), rollen.includes("ADMINISTRATOR")];
      if (war !== ist) await announceAdministration(verwaltung, { uuid, name, was: ist ? "ERHALTEN" : "VERLOREN" });
      return { name };
    },
  });
}
