import { Ablehnung } from "../../ablehnung";
import { requireUnternehmensPerson, type RufKontext } from "../../kontext";
import {
  deleteMitglied,
  deleteRuhende,
  endZugang,
  findRuhende,
  insertMitglied,
  insertRuhende,
  type RuhendeZeile,
  type WerIstDas,
} from "../../storage/mitgliedStore";
import { notifyUnternehmen } from "../nachricht/notify";
import { postBrief } from "../mail/postBrief";
import { requestVollmacht } from "./rollen";
import { findNachfolger, handOver } from "./uebergabe";
import {
  changeBenutzer,
  getAktives,
  type Mitglied,
  record,
  requireAndere,
  type Verwaltung,
  withVerwaltung,
} from "./verwaltung";

/** Whose access ends, and who takes over the rights on single Anträge; null: nobody. */
export type EndeEingabe = { benutzerUuid: string; nachfolgerUuid: string | null };
export type Ende = { name: string; uebergeben: number };

type Art = "ENTFERNT" | "DEAKTIVIERT";

const stelleVon = ({ unternehmenUuid, benutzerUuid }: Mitglied) => ({ unternehmenUuid, benutzerUuid });

/**
 * Ends the membership of somebody with everything that it gave. Sessions, connections of the live channel, the calendar
 * and what was kept of forms follow from it: they all ask for the membership, on every node.
 */
async function endMitgliedschaft(
  verwaltung: Verwaltung,
  { ziel, nachfolgerUuid, art }: { ziel: Mitglied; nachfolgerUuid: string | null; art: Art },
): Promise<Ende> {
  const { tx, jetzt, person } = verwaltung;
  requireAndere(verwaltung, ziel);
  const nachfolger = findNachfolger(verwaltung, { benutzerUuid: ziel.benutzerUuid, nachfolgerUuid });
  const uebergeben = await handOver(verwaltung, { ziel, nachfolger });
  if (art === "DEAKTIVIERT") {
    const { benutzerUuid, unternehmenUuid, rolle, darfStammdaten, letzteAnmeldungAm, seit } = ziel;
    await insertRuhende(tx, {
      benutzerUuid,
      unternehmenUuid,
      rolle,
      darfStammdaten,
      letzteAnmeldungAm,
      seit,
      ruhtSeit: jetzt,
    });
  }
  await deleteMitglied(tx, stelleVon(ziel));
  const ausser = ziel.benutzerUuid === person.benutzerUuid ? person.sitzungUuid : null;
  await endZugang(tx, stelleVon(ziel), { am: jetzt, ausser });
  const vorgang = art === "DEAKTIVIERT" ? "benutzer.deaktivieren" : "benutzer.entfernen";
  await record(verwaltung, { vorgang, wen: ziel.benutzerUuid, von: ziel.rolle });
  await announce(verwaltung, ziel, art);
  return { name: ziel.name, uebergeben };
}

/** Tells the person concerned, and all representatives that are left. */
async function announce({ tx, dienste, stand, person }: Verwaltung, wen: WerIstDas, art: Art): Promise<void> {
  const { firma } = stand;
  const { name, email } = wen;
  await postBrief(tx, dienste, {
    to: email,
    brief: art === "ENTFERNT" ? "ZUGANG_ENTFERNT" : "ZUGANG_DEAKTIVIERT",
    firma,
  });
  const inhalt =
    art === "ENTFERNT"
      ? ({ art: "BENUTZER_ENTFERNT", name } as const)
      : ({ art: "BENUTZER_DEAKTIVIERT", name, von: person.name } as const);
  await notifyUnternehmen(tx, dienste, { firma: person.unternehmenUuid, inhalt });
}

/** Removes an active member for good. Throws LETZTE_BEVOLLMAECHTIGTE for the last representative. */
export function removeBenutzer(kontext: RufKontext, eingabe: EndeEingabe): Promise<Ende> {
  return changeBenutzer(kontext, {
    vorgang: "benutzerverwaltung.removeBenutzer",
    eingabe,
    fn: async (verwaltung) => {
      const { unternehmenUuid } = verwaltung.person;
      const ruhend = await findRuhende(verwaltung.tx, { unternehmenUuid, benutzerUuid: eingabe.benutzerUuid });
      if (ruhend !== undefined) return removeRuhende(verwaltung, ruhend);
      const ziel = getAktives(verwaltung, eingabe.benutzerUuid);
      return endMitgliedschaft(verwaltung, { ziel, nachfolgerUuid: eingabe.nachfolgerUuid, art: "ENTFERNT" });
    },
  });
}

/** Somebody who is deactivated has lost everything already but the way back. */
async function removeRuhende(verwaltung: Verwaltung, ruhend: RuhendeZeile & WerIstDas): Promise<Ende> {
  const { unternehmenUuid, benutzerUuid, rolle, name } = ruhend;
  await deleteRuhende(verwaltung.tx, { unternehmenUuid, benutzerUuid });
  await record(verwaltung, { vorgang: "benutzer.entfernen", wen: benutzerUuid, von: rolle });
  await announce(verwaltung, ruhend, "ENTFERNT");
  return { name, uebergeben: 0 };
}

/**
 * Takes the access of an active member until somebody gives it back. Nobody deactivates themselves: they could not come
 * back.
 */
export function deactivateBenutzer(kontext: RufKontext, eingabe: EndeEingabe): Promise<Ende> {
  return changeBenutzer(kontext, {
    vorgang: "benutzerverwaltung.deactivateBenutzer",
    eingabe,
    fn: async (verwaltung) => {
      const ziel = getAktives(verwaltung, eingabe.benutzerUuid);
      if (ziel.benutzerUuid === verwaltung.person.benutzerUuid) {
        throw new Ablehnung(
          "KEIN_ZUGRIFF",
          [],
          "Sie können sich nicht selbst deaktivieren. Eine andere bevollmächtigte Person kann das tun, oder Sie verlassen das Unternehmen.",
        );
      }
      return endMitgliedschaft(verwaltung, { ziel, nachfolgerUuid: eingabe.nachfolgerUuid, art: "DEAKTIVIERT" });
    },
  });
}

/**
 * Leaves the company, whatever the role is. The session goes on without a company, all others that worked for it end.
 */
export function leaveUnternehmen(kontext: RufKontext, eingabe: { nachfolgerUuid: string | null }): Promise<Ende> {
  const { benutzerUuid } = requireUnternehmensPerson(kontext);
  return withVerwaltung(kontext, {
    vorgang: "benutzerverwaltung.leaveUnternehmen",
    eingabe,
    fn: (verwaltung) =>
      endMitgliedschaft(verwaltung, { ziel: getAktives(verwaltung, benutzerUuid), ...eingabe, art: "ENTFERNT" }),
  });
}

/**
 * Gives somebody the access back. Rights on single Anträge have ended and are given anew; where a new representative
 * needs a second one's consent, a former one comes back as an employee and waits for it.
 */
export function reactivateBenutzer(
  kontext: RufKontext,
  eingabe: { benutzerUuid: string },
): Promise<{ name: string; wartet: boolean }> {
  return changeBenutzer(kontext, {
    vorgang: "benutzerverwaltung.reactivateBenutzer",
    eingabe,
    fn: async (verwaltung) => {
      const { tx, dienste, person, stand } = verwaltung;
      const stelle = { unternehmenUuid: person.unternehmenUuid, benutzerUuid: eingabe.benutzerUuid };
      const ruhend = await findRuhende(tx, stelle);
      if (ruhend === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
      const { darfStammdaten, letzteAnmeldungAm, seit, name, email, isGesperrt } = ruhend;
      const wartet = ruhend.rolle === "BEVOLLMAECHTIGTER" && stand.vollmachtMitZustimmung;
      const zeile = {
        ...stelle,
        rolle: wartet ? "MITARBEITER" : ruhend.rolle,
        darfStammdaten,
        letzteAnmeldungAm,
        seit,
        vollmachtBeantragtVon: null,
      } as const;
      await deleteRuhende(tx, stelle);
      await insertMitglied(tx, zeile);
      await record(verwaltung, { vorgang: "benutzer.reaktivieren", wen: eingabe.benutzerUuid, nach: zeile.rolle });
      const { firma } = stand;
      await postBrief(tx, dienste, { to: email, brief: "ZUGANG_REAKTIVIERT", firma, rolle: zeile.rolle, wartet });
      await notifyUnternehmen(tx, dienste, {
        firma: person.unternehmenUuid,
        inhalt: { art: "BENUTZER_REAKTIVIERT", name, von: person.name },
      });
      if (wartet) await requestVollmacht(verwaltung, { ...zeile, name, email, isGesperrt });
      return { name, wartet };
    },
  });
}
