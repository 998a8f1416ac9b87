import type { RufKontext } from "../../kontext";
import { lockEinladung } from "../../storage/einladungStore";
import { type LinkEintrag, listLinks, lockBestaetigung } from "../../storage/personStore";
import { updateRegistrierung } from "../../storage/registrierungStore";
import { sendEinladungslink } from "../benutzerverwaltung/einladungen";
import { postBrief } from "../mail/postBrief";
import { endeVon } from "../registrierung/linkFristen";
import { limitMails } from "../registrierung/limitMails";
import { sendRuecksetzLink } from "../registrierung/passwortVergessen";
import { sha256 } from "../sitzung/krypto";
import { actOnPerson, type Anlass, getEintrag, type Handlung, refuseStand, requireSupport } from "./zugriff";

/** The limits of the ordinary ways hold here, too: what an address receives, and what one computer causes. */
export async function limitNachsenden(kontext: RufKontext, personUuid: string): Promise<void> {
  requireSupport(kontext);
  const { email } = await getEintrag(kontext.dienste.db, kontext.dienste, personUuid);
  await limitMails(kontext.dienste, email, kontext.clientIp);
}

/** Sends a link for a new password; all older ones of the account are dead from the commit on. */
export async function sendPasswortLink(kontext: RufKontext, anlass: Anlass): Promise<{ name: string }> {
  await limitNachsenden(kontext, anlass.personUuid);
  return actOnPerson(kontext, {
    ruf: "personen.sendPasswortLink",
    vorgang: "support.passwortLink",
    anlass,
    fn: async ({ tx, dienste, ziel }) => {
      if (ziel.art !== "KONTO" || ziel.gesperrtSeit !== null) refuseStand();
      await sendRuecksetzLink(tx, dienste, ziel.email);
    },
  });
}

const VORGAENGE = { BESTAETIGUNG: "support.bestaetigung", EINLADUNG: "support.einladung" } as const;

/** Can the support send this link once more? One that waits for a consent has not left yet. */
export const isErneuerbar = (
  { art, stand }: Pick<LinkEintrag, "art" | "stand">,
  { gesperrtSeit }: { gesperrtSeit: Date | null },
): boolean => gesperrtSeit === null && Object.hasOwn(VORGAENGE, art) && stand !== "WARTET";

/** Sends a confirmation or an invitation once more with a new link. */
export async function renewPersonLink(
  kontext: RufKontext,
  anlass: Anlass & { linkUuid: string },
): Promise<{ name: string }> {
  await limitNachsenden(kontext, anlass.personUuid);
  const { db, clock } = kontext.dienste;
  const ziel = await getEintrag(db, kontext.dienste, anlass.personUuid);
  const gefragt = (await listLinks(db, { ...ziel, jetzt: clock.now() })).find(({ uuid }) => uuid === anlass.linkUuid);
  return actOnPerson(kontext, {
    ruf: "personen.renewPersonLink",
    vorgang: gefragt?.art === "BESTAETIGUNG" ? VORGAENGE.BESTAETIGUNG : VORGAENGE.EINLADUNG,
    anlass,
    fn: async (handlung) => {
      if (gefragt === undefined || !isErneuerbar(gefragt, handlung.ziel)) return refuseStand();
      await (gefragt.art === "BESTAETIGUNG" ? renewBestaetigung : renewEinladung)(handlung, gefragt);
    },
  });
}

async function renewBestaetigung({ tx, dienste, ziel }: Handlung, { uuid }: LinkEintrag): Promise<void> {
  const offen = await lockBestaetigung(tx, uuid);
  if (offen === undefined) return refuseStand();
  const token = dienste.random.token();
  await updateRegistrierung(tx, offen.uuid, {
    bestaetigungHash: sha256(token),
    bestaetigungBis: endeVon(dienste, "bestaetigung"),
    ablauf: endeVon(dienste, "bestaetigung", 2),
  });
  await postBrief(tx, dienste, { to: ziel.email, brief: "BESTAETIGUNG", token });
}

async function renewEinladung({ tx, dienste }: Handlung, link: LinkEintrag): Promise<void> {
  const { uuid, unternehmenUuid, firma } = link;
  const zeile = unternehmenUuid === null ? undefined : await lockEinladung(tx, unternehmenUuid, uuid);
  if (zeile === undefined || zeile.zustimmung === "OFFEN") return refuseStand();
  await sendEinladungslink({ tx, dienste, stand: { firma: firma ?? "" } }, zeile, zeile.zustimmung);
}
