import type { Profil } from "~/contract/konto/profil";
import type { Dienste } from "../../dienste";
import type { Sitzungsstand } from "../../kontext";
import { findKontoschutz } from "../../storage/benutzerStore";
import { listSitzungen } from "../../storage/sitzungStore";

/** The living sessions of a user, the latest used first. */
async function listLebende({ db, clock, config }: Dienste, { zeile, benutzer: person }: Sitzungsstand) {
  const jetzt = clock.now();
  const seit = new Date(jetzt.getTime() - config.sitzung.leerlaufMinuten * 60_000);
  const zeilen = await listSitzungen(db, { benutzerUuid: person.uuid, jetzt, seit });
  return zeilen.map(({ uuid, geraet, erstelltAm, letzteAktionAm }) => ({
    uuid,
    geraet,
    aktuell: uuid === zeile.uuid,
    erstelltAm: erstelltAm.toISOString(),
    letzteAktionAm: letzteAktionAm.toISOString(),
  }));
}

/** What the profile page shows. Two statements. */
export async function loadProfil(dienste: Dienste, stand: Sitzungsstand): Promise<Profil> {
  const { email, titel, vorname, nachname, hilfetexteAnzeigen, tfaPflicht, mailTfa, appTfa, uuid } = stand.benutzer;
  const konto = await findKontoschutz(dienste.db, uuid);
  return {
    email,
    titel,
    vorname,
    nachname,
    hilfetexteAnzeigen,
    tfaPflicht,
    mailTFAEnabled: mailTfa,
    appTFAEnabled: appTfa,
    wiederherstellungscodesUebrig: konto?.codes ?? 0,
    passwortGeaendertAm: (konto?.passwortGeaendertAm ?? dienste.clock.now()).toISOString(),
    sitzungen: await listLebende(dienste, stand),
  };
}
