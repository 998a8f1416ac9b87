import { Ablehnung } from "../../ablehnung";
import { requireVerwalter, changeBenutzer, record, type Verwaltung } from "./verwaltung";
import type { RufKontext } from "../../kontext";
import {
  deleteEinladung,
  type EinladungZeile,
  findOffeneAdresse,
  lockEinladung,
  updateEinladung,
} from "../../storage/einladungStore";
import { notifyUnternehmen } from "../nachricht/notify";
import { postBrief } from "../mail/postBrief";
import { limitMails } from "../registrierung/limitMails";
import { endeVon } from "../registrierung/linkFristen";
import { sha256 } from "../sitzung/krypto";
import { announceWarten } from "./invite";
import { requireZweite } from "./rollen";

const nameVon = ({ vorname, nachname, email }: EinladungZeile): string => `${vorname} ${nachname}`.trim() || email;

/** An open invitation of the company; a foreign one, an unknown one and one that was accepted are refused alike. */
async function getOffene({ tx, person }: Verwaltung, uuid: string): Promise<EinladungZeile> {
  const gefunden = await lockEinladung(tx, person.unternehmenUuid, uuid);
  if (gefunden === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return gefunden;
}

/** Makes a new link and sends it; the old one is dead from the commit on. */
export async function sendEinladungslink(
  { tx, dienste, stand }: Pick<Verwaltung, "tx" | "dienste"> & { stand: { firma: string } },
  { uuid, email }: EinladungZeile,
  zustimmung: EinladungZeile["zustimmung"],
): Promise<void> {
  const token = dienste.random.token();
  await updateEinladung(tx, uuid, { hash: sha256(token), gueltigBis: endeVon(dienste, "einladung"), zustimmung });
  await postBrief(tx, dienste, { to: email, brief: "EINLADUNG", firma: stand.firma, token });
}

/**
 * Sends an invitation once more, also one that has expired. One that waits for a consent goes on waiting, and its term
 * begins anew.
 */
export async function renewEinladung(
  kontext: RufKontext,
  eingabe: { uuid: string },
): Promise<{ name: string; wartet: boolean }> {
  const { unternehmenUuid } = requireVerwalter(kontext);
  const email = await findOffeneAdresse(kontext.dienste.db, unternehmenUuid, eingabe.uuid);
  if (email === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  await limitMails(kontext.dienste, email, kontext.clientIp);
  return changeBenutzer(kontext, {
    vorgang: "benutzerverwaltung.renewEinladung",
    eingabe,
    fn: async (verwaltung) => {
      const { tx, dienste, stand } = verwaltung;
      const zeile = await getOffene(verwaltung, eingabe.uuid);
      const name = nameVon(zeile);
      const needsZustimmung =
        zeile.rolle === "BEVOLLMAECHTIGTER" && stand.vollmachtMitZustimmung && zeile.zustimmung !== "ERTEILT";
      await record(verwaltung, { vorgang: "einladung.erneuern", wen: zeile.uuid });
      if (!needsZustimmung) {
        await sendEinladungslink(verwaltung, zeile, zeile.zustimmung === "OFFEN" ? "OHNE" : zeile.zustimmung);
        return { name, wartet: false };
      }
      await updateEinladung(tx, zeile.uuid, { zustimmung: "OFFEN", gueltigBis: endeVon(dienste, "einladung") });
      await announceWarten(verwaltung, name);
      return { name, wartet: true };
    },
  });
}

/** Takes an invitation back: its link is dead from the commit on. */
export function withdrawEinladung(kontext: RufKontext, eingabe: { uuid: string }): Promise<{ name: string }> {
  return changeBenutzer(kontext, {
    vorgang: "benutzerverwaltung.withdrawEinladung",
    eingabe,
    fn: async (verwaltung) => {
      const zeile = await getOffene(verwaltung, eingabe.uuid);
      await deleteEinladung(verwaltung.tx, zeile.uuid);
      await record(verwaltung, { vorgang: "einladung.zurueckziehen", wen: zeile.uuid });
      return { name: nameVon(zeile) };
    },
  });
}

/**
 * Agrees to the invitation of an authorised representative, which then leaves; or not, and it is gone. Never by who has
 * invited.
 */
export function decideEinladung(
  kontext: RufKontext,
  eingabe: { uuid: string; zustimmung: boolean },
): Promise<{ name: string }> {
  return changeBenutzer(kontext, {
    vorgang: "benutzerverwaltung.decideEinladung",
    eingabe,
    fn: async (verwaltung) => {
      const { tx, dienste, person } = verwaltung;
      const zeile = await getOffene(verwaltung, eingabe.uuid);
      if (zeile.zustimmung !== "OFFEN") throw new Ablehnung("NICHT_GEFUNDEN");
      const name = nameVon(zeile);
      if (eingabe.zustimmung) {
        requireZweite(verwaltung, zeile.erstelltVon);
        await sendEinladungslink(verwaltung, zeile, "ERTEILT");
        await record(verwaltung, { vorgang: "einladung.zustimmen", wen: zeile.uuid });
        return { name };
      }
      await deleteEinladung(tx, zeile.uuid);
      await record(verwaltung, { vorgang: "einladung.ablehnen", wen: zeile.uuid });
      await notifyUnternehmen(tx, dienste, {
        firma: person.unternehmenUuid,
        inhalt: { art: "VOLLMACHT_ABGELEHNT", name, von: person.name },
      });
      return { name };
    },
  });
}
