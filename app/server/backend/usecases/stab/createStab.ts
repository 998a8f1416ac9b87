import { Ablehnung } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import { listStab } from "../../storage/stabStore";
import { postBrief } from "../mail/postBrief";
import { limitMails } from "../registrierung/limitMails";
import { announceAdministration } from "./announce";
import { insertStabKonto, readStabEingabe, replaceLink, type StabEingabe } from "./stabKonto";
import { changeStab, getStab, recordStab, requireStabVerwalter } from "./verwaltung";

/** Makes an account of staff and sends the link for its first password. */
export async function createStab(
  kontext: RufKontext,
  eingabe: StabEingabe,
): Promise<{ benutzerUuid: string; name: string }> {
  requireStabVerwalter(kontext);
  const gelesen = readStabEingabe(eingabe);
  await limitMails(kontext.dienste, gelesen.email, kontext.clientIp);
  return changeStab(kontext, {
    vorgang: "stab.createStab",
    eingabe: gelesen,
    fn: async (verwaltung) => {
      const { tx, dienste } = verwaltung;
      const { email, vorname, nachname, rollen } = gelesen;
      const { benutzerUuid, token } = await insertStabKonto(tx, dienste, gelesen);
      const name = `${vorname} ${nachname}`;
      await recordStab(verwaltung, { vorgang: "stab.anlegen", wen: benutzerUuid, nach: rollen.join(" ") });
      await postBrief(tx, dienste, { to: email, brief: "STAB_ANGELEGT", rollen, token });
      if (rollen.includes("ADMINISTRATOR"))
        await announceAdministration(verwaltung, { uuid: benutzerUuid, name, was: "ERHALTEN" });
      return { benutzerUuid, name };
    },
  });
}

/** Sends a new link to somebody who has no password yet; refuses for everybody else, and for a locked account. */
export async function renewStabLink(kontext: RufKontext, eingabe: { benutzerUuid: string }): Promise<{ name: string }> {
  requireStabVerwalter(kontext);
  const bisher = (await listStab(kontext.dienste.db)).find(({ uuid }) => uuid === eingabe.benutzerUuid.toLowerCase());
  if (bisher === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  await limitMails(kontext.dienste, bisher.email, kontext.clientIp);
  return changeStab(kontext, {
    vorgang: "stab.renewStabLink",
    eingabe,
    fn: async (verwaltung) => {
      const { tx, dienste } = verwaltung;
      const { uuid, name, email, rollen, hasPasswort, gesperrtSeit } = getStab(verwaltung, eingabe.benutzerUuid);
      if (hasPasswort || gesperrtSeit !== null) throw new Ablehnung("NICHT_GEFUNDEN");
      const token = await replaceLink(tx, dienste, uuid);
      await recordStab(verwaltung, { vorgang: "stab.linkErneuern", wen: uuid });
      await postBrief(tx, dienste, { to: email, brief: "STAB_ANGELEGT", rollen, token });
      return { name };
    },
  });
}
