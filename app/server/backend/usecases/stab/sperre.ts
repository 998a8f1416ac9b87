import { z } from "zod";
import type { RufKontext } from "../../kontext";
import { updateBenutzer } from "../../storage/benutzerStore";
import { voidPasswortLinks } from "../../storage/passwortLinkStore";
import { markEntfernt, type StabEintrag } from "../../storage/stabStore";
import { postBrief } from "../mail/postBrief";
import { readByRules } from "../registrierung/eingabeLesen";
import { type AdministrationEreignis, announceAdministration } from "./announce";
import {
  changeStab,
  getStab,
  GRUND,
  recordStab,
  requireAndererStab,
  requireStabVerwalter,
  type StabVerwaltung,
} from "./verwaltung";

type Anlass = { benutzerUuid: string; grund: string };

/** What is written and told of such a step. */
const SCHRITTE = {
  GESPERRT: { ruf: "stab.lockStab", vorgang: "stab.sperren", brief: "STAB_GESPERRT" },
  ENTSPERRT: { ruf: "stab.unlockStab", vorgang: "stab.entsperren", brief: "STAB_ENTSPERRT" },
  ENTFERNT: { ruf: "stab.removeStab", vorgang: "stab.entfernen", brief: "STAB_ENTFERNT" },
} as const satisfies Partial<Record<AdministrationEreignis, object>>;

type Schritt = {
  was: keyof typeof SCHRITTE;
  anlass: Anlass;
  /** Changes the account; false when it is so already, and nothing is to be told. */
  fn: (verwaltung: StabVerwaltung, ziel: StabEintrag, grund: string) => Promise<boolean>;
};

/** One step about the access of somebody else: done, noted with its reason, told to the person concerned. */
function changeZugang(kontext: RufKontext, { was, anlass, fn }: Schritt): Promise<{ name: string }> {
  requireStabVerwalter(kontext);
  const { grund } = readByRules(z.object(GRUND), anlass);
  const { ruf, vorgang, brief } = SCHRITTE[was];
  return changeStab(kontext, {
    vorgang: ruf,
    eingabe: { ...anlass, grund },
    fn: async (verwaltung) => {
      const ziel = getStab(verwaltung, anlass.benutzerUuid);
      const { uuid, name, email, rollen } = ziel;
      requireAndererStab(verwaltung, ziel);
      if (!(await fn(verwaltung, ziel, grund))) return { name };
      await recordStab(verwaltung, { vorgang, wen: uuid, von: rollen.join(" "), grund });
      await postBrief(verwaltung.tx, verwaltung.dienste, { to: email, brief });
      if (rollen.includes("ADMINISTRATOR")) await announceAdministration(verwaltung, { uuid, name, was });
      return { name };
    },
  });
}

/**
 * No link leads into an account that is locked or gone. Before the account itself is changed: whoever sets a password
 * takes the link first, too.
 */
const voidLinks = ({ tx, jetzt }: StabVerwaltung, { uuid }: StabEintrag) => voidPasswortLinks(tx, uuid, { jetzt });

/** Locks an account. The database ends its sessions in the same transaction, and every node its live channels. */
export const lockStab = (kontext: RufKontext, anlass: Anlass): Promise<{ name: string }> =>
  changeZugang(kontext, {
    was: "GESPERRT",
    anlass,
    fn: async (verwaltung, ziel, grund) => {
      if (ziel.gesperrtSeit !== null) return false;
      await voidLinks(verwaltung, ziel);
      await updateBenutzer(verwaltung.tx, ziel.uuid, { gesperrtSeit: verwaltung.jetzt, sperrgrund: grund });
      return true;
    },
  });

/** Opens a locked account again, with the roles it has. */
export const unlockStab = (kontext: RufKontext, anlass: Anlass): Promise<{ name: string }> =>
  changeZugang(kontext, {
    was: "ENTSPERRT",
    anlass,
    fn: async ({ tx }, ziel) => {
      if (ziel.gesperrtSeit === null) return false;
      await updateBenutzer(tx, ziel.uuid, { gesperrtSeit: null, sperrgrund: null });
      return true;
    },
  });

/** Removes an account for good. */
export const removeStab = (kontext: RufKontext, anlass: Anlass): Promise<{ name: string }> =>
  changeZugang(kontext, {
    was: "ENTFERNT",
    anlass,
    fn: async (verwaltung, ziel) => {
      await voidLinks(verwaltung, ziel);
      await markEntfernt(verwaltung.tx, ziel.uuid, verwaltung.jetzt);
      return true;
    },
  });
