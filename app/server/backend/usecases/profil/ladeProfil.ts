import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Profil } from "~/contract/profil";
import type { Dienste } from "../../dienste";
import type { Sitzungsstand } from "../../kontext";
import { benutzer, wiederherstellungscode } from "../../storage/schema/benutzer";
import { sitzung } from "../../storage/schema/sitzung";

/** The living sessions of a user, the latest used first. */
async function listSitzungen({ db, clock, config }: Dienste, { zeile, benutzer: person }: Sitzungsstand) {
  const now = clock.now();
  const zeilen = await db
    .select()
    .from(sitzung)
    .where(
      and(
        eq(sitzung.benutzerUuid, person.uuid),
        eq(sitzung.stand, "AUTHENTICATED"),
        isNull(sitzung.beendetAm),
        gt(sitzung.absolutBis, now),
        gt(sitzung.letzteAktionAm, new Date(now.getTime() - config.sitzung.leerlaufMinuten * 60_000)),
      ),
    )
    .orderBy(desc(sitzung.letzteAktionAm), desc(sitzung.erstelltAm));
  return zeilen.map(({ uuid, geraet, erstelltAm, letzteAktionAm }) => ({
    uuid,
    geraet,
    aktuell: uuid === zeile.uuid,
    erstelltAm: erstelltAm.toISOString(),
    letzteAktionAm: letzteAktionAm.toISOString(),
  }));
}

/** What the profile page shows. Two statements. */
export async function ladeProfil(dienste: Dienste, stand: Sitzungsstand): Promise<Profil> {
  const { email, titel, vorname, nachname, hilfetexteAnzeigen, tfaPflicht, mailTfa, appTfa, uuid } = stand.benutzer;
  const [konto] = await dienste.db
    .select({
      passwortGeaendertAm: benutzer.passwortGeaendertAm,
      codes: sql<number>`(select count(*)::int from ${wiederherstellungscode}
        where ${wiederherstellungscode.benutzerUuid} = ${uuid} and ${wiederherstellungscode.benutztAm} is null)`,
    })
    .from(benutzer)
    .where(eq(benutzer.uuid, uuid));
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
    sitzungen: await listSitzungen(dienste, stand),
  };
}
