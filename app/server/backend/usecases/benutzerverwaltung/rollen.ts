import { alert } from "~/contract/wire/live";
import type { UnternehmenRolle } from "~/domain/benutzer/rollen";
import { UNTERNEHMENSROLLEN } from "~/domain/benutzer/rollen";
import { Ablehnung } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import { updateMitglied } from "../../storage/mitgliedStore";
import { publish } from "../live/publish";
import { notifyUnternehmen } from "../nachricht/notify";
import { postBrief } from "../mail/postBrief";
import { changeBenutzer, getAktives, type Mitglied, record, requireAndere, type Verwaltung } from "./verwaltung";

type RolleEingabe = { benutzerUuid: string; rolle: UnternehmenRolle; bisher: UnternehmenRolle };

/** What has become of a wish: it is done, or it waits for the consent of a second representative. */
export type Ausgang = { name: string; wartet: boolean };

const stelleVon = ({ unternehmenUuid, benutzerUuid }: Mitglied) => ({ unternehmenUuid, benutzerUuid });

/**
 * Gives somebody another role. Throws LETZTE_BEVOLLMAECHTIGTE, and REVISION_VERALTET when the role is another one by
 * now.
 */
export function setRolle(kontext: RufKontext, eingabe: RolleEingabe): Promise<Ausgang> {
  return changeBenutzer(kontext, {
    vorgang: "benutzerverwaltung.setRolle",
    eingabe,
    fn: async (verwaltung) => {
      const ziel = getAktives(verwaltung, eingabe.benutzerUuid);
      checkBisher(ziel, eingabe.bisher);
      const { name } = ziel;
      if (ziel.rolle === eingabe.rolle) return { name, wartet: false };
      if (eingabe.rolle === "MITARBEITER") requireAndere(verwaltung, ziel);
      if (eingabe.rolle === "BEVOLLMAECHTIGTER" && verwaltung.stand.vollmachtMitZustimmung) {
        await requestVollmacht(verwaltung, ziel);
        return { name, wartet: true };
      }
      await applyRolle(verwaltung, ziel, eingabe.rolle);
      return { name, wartet: false };
    },
  });
}

function checkBisher({ name, rolle }: Mitglied, bisher: UnternehmenRolle): void {
  if (rolle === bisher) return;
  const jetzt = `${name} hat jetzt die Rolle „${UNTERNEHMENSROLLEN[rolle]}“.`;
  throw new Ablehnung(
    "REVISION_VERALTET",
    [],
    `In der Zwischenzeit hat jemand anderes diese Rolle geändert. ${jetzt} Ihre Änderung ist nicht gespeichert. Bitte prüfen Sie, ob sie noch nötig ist.`,
  );
}

/** Notes the wish, and tells the other representatives that one of them has to agree. */
export async function requestVollmacht(verwaltung: Verwaltung, ziel: Mitglied): Promise<void> {
  const { tx, dienste, person } = verwaltung;
  if (ziel.vollmachtBeantragtVon !== null) return;
  await updateMitglied(tx, stelleVon(ziel), { vollmachtBeantragtVon: person.benutzerUuid });
  await record(verwaltung, { vorgang: "benutzer.vollmachtBeantragen", wen: ziel.benutzerUuid });
  await notifyUnternehmen(tx, dienste, {
    firma: person.unternehmenUuid,
    inhalt: { art: "VOLLMACHT_WARTET", name: ziel.name, von: person.name },
  });
}

/** Stores the role, and tells the person and all representatives. A grant ends with the role that needed it. */
async function applyRolle(verwaltung: Verwaltung, ziel: Mitglied, rolle: UnternehmenRolle): Promise<void> {
  const { tx, dienste, person, stand } = verwaltung;
  await updateMitglied(tx, stelleVon(ziel), { rolle, darfStammdaten: false, vollmachtBeantragtVon: null });
  await record(verwaltung, { vorgang: "benutzer.rolle", wen: ziel.benutzerUuid, von: ziel.rolle, nach: rolle });
  await postBrief(tx, dienste, { to: ziel.email, brief: "ROLLE_GEAENDERT", firma: stand.firma, rolle });
  await notifyUnternehmen(tx, dienste, {
    firma: person.unternehmenUuid,
    inhalt: { art: "BENUTZER_ROLLE", name: ziel.name, rolle: UNTERNEHMENSROLLEN[rolle], von: person.name },
  });
}

type Entscheidung = { benutzerUuid: string; zustimmung: boolean };

/**
 * Agrees that somebody becomes an authorised representative, or not. Whoever has asked for it cannot agree, only take
 * it back; nor can the person concerned, who is none yet.
 */
export function decideVollmacht(kontext: RufKontext, eingabe: Entscheidung): Promise<{ name: string }> {
  return changeBenutzer(kontext, {
    vorgang: "benutzerverwaltung.decideVollmacht",
    eingabe,
    fn: async (verwaltung) => {
      const ziel = getAktives(verwaltung, eingabe.benutzerUuid);
      const { tx, dienste, person } = verwaltung;
      if (ziel.vollmachtBeantragtVon === null) throw new Ablehnung("NICHT_GEFUNDEN");
      if (eingabe.zustimmung) {
        requireZweite(verwaltung, ziel.vollmachtBeantragtVon);
        await applyRolle(verwaltung, ziel, "BEVOLLMAECHTIGTER");
        return { name: ziel.name };
      }
      await updateMitglied(tx, stelleVon(ziel), { vollmachtBeantragtVon: null });
      await record(verwaltung, { vorgang: "benutzer.vollmachtAblehnen", wen: ziel.benutzerUuid });
      await notifyUnternehmen(tx, dienste, {
        firma: person.unternehmenUuid,
        inhalt: { art: "VOLLMACHT_ABGELEHNT", name: ziel.name, von: person.name },
      });
      return { name: ziel.name };
    },
  });
}

/** Throws for the person who has asked: a second one has to agree. */
export function requireZweite({ person }: Verwaltung, beantragtVon: string | null): void {
  if (beantragtVon === person.benutzerUuid) throw new Ablehnung("ZUSTIMMUNG_EIGENE");
}

/** Gives or takes the grant to change the master data of the company. Whoever is authorised needs none. */
export function setStammdatenRecht(
  kontext: RufKontext,
  eingabe: { benutzerUuid: string; darf: boolean },
): Promise<{ name: string }> {
  return changeBenutzer(kontext, {
    vorgang: "benutzerverwaltung.setStammdatenRecht",
    eingabe,
    fn: async (verwaltung) => {
      const ziel = getAktives(verwaltung, eingabe.benutzerUuid);
      const { name } = ziel;
      if (ziel.rolle === "BEVOLLMAECHTIGTER") {
        throw new Ablehnung("KEIN_ZUGRIFF", [], "Bevollmächtigte Personen dürfen die Stammdaten immer bearbeiten.");
      }
      if (ziel.darfStammdaten === eingabe.darf) return { name };
      await updateMitglied(verwaltung.tx, stelleVon(ziel), { darfStammdaten: eingabe.darf });
      const vorgang = eingabe.darf ? "benutzer.stammdatenErteilen" : "benutzer.stammdatenEntziehen";
      await record(verwaltung, { vorgang, wen: ziel.benutzerUuid });
      await tellRecht(verwaltung, ziel, eingabe.darf);
      return { name };
    },
  });
}

/** A mail to the person and to all representatives, and a word at once to the person if he or she is logged in. */
async function tellRecht({ tx, dienste, person, stand }: Verwaltung, ziel: Mitglied, darf: boolean): Promise<void> {
  const { benutzerUuid, email, name } = ziel;
  await postBrief(tx, dienste, { to: email, brief: "STAMMDATEN_RECHT", firma: stand.firma, darf });
  await notifyUnternehmen(tx, dienste, {
    firma: person.unternehmenUuid,
    inhalt: { art: "BENUTZER_STAMMDATEN", name, darf, von: person.name },
  });
  const was = darf ? "dürfen jetzt" : "dürfen nicht mehr";
  await publish(tx, dienste, {
    topic: alert,
    empfaenger: { art: "benutzer", uuids: [benutzerUuid] },
    nutzlast: {
      alertMessage: `Sie ${was} die Stammdaten von ${stand.firma} bearbeiten.`,
      alertMessageType: darf ? "DEFAULT" : "WARNING",
      showAlertMessage: true,
    },
  });
}
