import { type AenderungEnde, endeDurch, isOffen, listAenderungSchritte } from "~/domain/benutzer/zugangsaenderung";
import type { RufKontext } from "../../kontext";
import {
  isAdresseVergeben,
  isHandlungsfaehig,
  lockAenderung,
  updateAenderung,
  type ZugangsaenderungZeile,
} from "../../storage/zugangsaenderungStore";
import { postBrief } from "../mail/postBrief";
import { endeVon } from "../registrierung/linkFristen";
import { type Anlass, type Handlung, refuseStand, takeStep } from "../support/zugriff";
import { einspruchTokenOf, endAenderung } from "./aenderung";
import { isAenderbar } from "./beginAenderung";

/** Which change of whom. */
type Bezug = Anlass & { aenderungUuid: string };

/** The change with its open state, locked; refused when it is somebody else's or has ended. */
async function lockOffene({ tx, ziel }: Handlung, uuid: string) {
  const zeile = await lockAenderung(tx, uuid);
  if (zeile === undefined || zeile.benutzerUuid !== ziel.uuid || !isOffen(zeile.stand)) return refuseStand();
  return { zeile, offen: { stand: zeile.stand, begonnenVon: zeile.begonnenVon } };
}

/** Agrees as the second person: the waiting time begins, and the person hears of it. */
export const consentAenderung = (kontext: RufKontext, bezug: Bezug): Promise<{ name: string }> =>
  takeStep(kontext, {
    ruf: "zugangsaenderungen.consentAenderung",
    anlass: bezug,
    fn: async (handlung) => {
      const { tx, dienste, person, jetzt } = handlung;
      const { zeile, offen } = await lockOffene(handlung, bezug.aenderungUuid);
      const isZweite = listAenderungSchritte(offen, person.benutzerUuid).includes("ZUSTIMMEN");
      if (!isZweite || !(await isNochMoeglich(handlung, zeile))) refuseStand();
      const faelligAm = endeVon(dienste, "wartezeit");
      const zugestimmt = { zugestimmtVon: person.benutzerUuid, zugestimmtAm: jetzt };
      await updateAenderung(tx, zeile.uuid, { stand: "WARTEZEIT", faelligAm, ...zugestimmt });
      await postBrief(tx, dienste, {
        to: zeile.alteEmail,
        brief: "AENDERUNG_ZUGESTIMMT",
        art: zeile.art,
        ab: faelligAm.toISOString(),
        token: einspruchTokenOf(dienste, zeile.uuid),
      });
      return "support.aenderungZugestimmt";
    },
  });

/** In time, with a first person who still is one, and with an address that nobody has got meanwhile. */
async function isNochMoeglich({ tx, ziel, jetzt }: Handlung, zeile: ZugangsaenderungZeile): Promise<boolean> {
  if (zeile.faelligAm <= jetzt || !isAenderbar(ziel, zeile.art)) return false;
  if (zeile.neueEmail !== null && (await isAdresseVergeben(tx, zeile.neueEmail, jetzt))) return false;
  return isHandlungsfaehig(tx, zeile.begonnenVon);
}

const VORGAENGE = {
  ABGELEHNT: "support.aenderungAbgelehnt",
  ZURUECKGEZOGEN: "support.aenderungZurueckgezogen",
  GESTOPPT: "support.aenderungGestoppt",
} as const satisfies Partial<Record<AenderungEnde, string>>;

/** Refuses it as the second person, takes it back as the first one, or stops it while the waiting time runs. */
export const refuseAenderung = (kontext: RufKontext, bezug: Bezug): Promise<{ name: string }> =>
  takeStep(kontext, {
    ruf: "zugangsaenderungen.refuseAenderung",
    anlass: bezug,
    fn: async (handlung) => {
      const { tx, dienste, person } = handlung;
      const { zeile, offen } = await lockOffene(handlung, bezug.aenderungUuid);
      const ende = endeDurch(offen, person.benutzerUuid);
      await endAenderung(tx, dienste, { zeile, ende });
      return VORGAENGE[ende];
    },
  });
