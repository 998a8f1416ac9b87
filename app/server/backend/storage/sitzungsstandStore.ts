import { and, eq, getTableColumns, gt, isNull, sql, type SQL } from "drizzle-orm";
import type { Sitzungsanzeige } from "../kontext";
import type { Ausfuehrer } from "./datenbank";
import { anzahlUngelesen } from "./nachrichtStore";
import { benutzer } from "./schema/benutzer";
import { sitzung } from "./schema/sitzung";
import { systemnachricht } from "./schema/systemnachricht";
import { mitgliedschaft, unternehmen } from "./schema/unternehmen";
import { vorbereitet } from "./vorbereitet";

/** How many companies the person belongs to. */
export const anzahlUnternehmen = sql<number>`(select count(*)::int from mitgliedschaft m where m.benutzer_uuid = ${benutzer.uuid})`;

/** How many messages of the chosen company the person has not read; 0 without a company. */
const ungelesen = anzahlUngelesen(mitgliedschaft);

/**
 * Is there an announcement that is not over? Most of the time there is none, and then no page needs to ask for them.
 */
const hatNachrichten = sql<boolean>`exists (select 1 from ${systemnachricht} where ${systemnachricht.anzeigenBis} is null or ${systemnachricht.anzeigenBis} > ${sql.placeholder("jetzt")})`;

/** What every page needs of the account; its password and its dates stay in the database. */
export const PERSON = {
  uuid: benutzer.uuid,
  email: benutzer.email,
  titel: benutzer.titel,
  vorname: benutzer.vorname,
  nachname: benutzer.nachname,
  hilfetexteAnzeigen: benutzer.hilfetexteAnzeigen,
  tfaPflicht: benutzer.tfaPflicht,
  mailTfa: benutzer.mailTfa,
  appTfa: sql<boolean>`${benutzer.appTfaSecret} is not null`,
  systemRollen: benutzer.systemRollen,
};

export const MIT_ANZEIGE = sql<Sitzungsanzeige | null>`json_build_object('ungelesen', ${ungelesen}, 'hatSystemnachrichten', ${hatNachrichten})`;
/** Counting messages takes longer than all else that is read of a session. */
const OHNE_ANZEIGE = sql<Sitzungsanzeige | null>`null`;

/** What is read of the chosen company, and of the membership in it. */
export const firmenspalten = {
  rolle: mitgliedschaft.rolle,
  darfStammdaten: mitgliedschaft.darfStammdaten,
  firma: unternehmen.firma,
  rechtsform: unternehmen.rechtsform,
  bsfzSiegel: unternehmen.bsfzSiegel,
};

const istMitglied = and(
  eq(mitgliedschaft.benutzerUuid, sitzung.benutzerUuid),
  eq(mitgliedschaft.unternehmenUuid, sitzung.unternehmenUuid),
);

/** The session of a token that `isMine` recognises. */
const selectStand = (isMine: SQL | undefined, anzeige: SQL<Sitzungsanzeige | null>) =>
  vorbereitet((ausfuehrer, name) =>
    ausfuehrer
      .select({ zeile: getTableColumns(sitzung), benutzer: PERSON, anzahlUnternehmen, anzeige, ...firmenspalten })
      .from(sitzung)
      .innerJoin(benutzer, eq(benutzer.uuid, sitzung.benutzerUuid))
      .leftJoin(mitgliedschaft, istMitglied)
      .leftJoin(unternehmen, eq(unternehmen.uuid, sitzung.unternehmenUuid))
      .where(and(isMine, isNull(sitzung.beendetAm), isNull(benutzer.gesperrtSeit)))
      .prepare(name),
  );

const nachZugriff = and(
  eq(sitzung.zugriffHash, sql.placeholder("zugriffHash")),
  gt(sitzung.zugriffBis, sql.placeholder("jetzt")),
);
const selectNachZugriff = {
  mitAnzeige: selectStand(nachZugriff, MIT_ANZEIGE),
  ohneAnzeige: selectStand(nachZugriff, OHNE_ANZEIGE),
};
const selectNachRefresh = selectStand(eq(sitzung.refreshHash, sql.placeholder("refreshHash")), OHNE_ANZEIGE);

/**
 * A session that was not ended, with its user and the chosen company; whether its time is up is the caller's question.
 */
export type StandZeile = Awaited<ReturnType<ReturnType<typeof selectNachRefresh>["execute"]>>[number];

/** Whether a session is read with what a page shows beside itself. */
export type Umfang = keyof typeof selectNachZugriff;

/** The session of an access token that is valid `jetzt`. One statement. */
export async function findStandByZugriff(
  ausfuehrer: Ausfuehrer,
  { zugriffHash, jetzt }: { zugriffHash: string; jetzt: Date },
  umfang: Umfang,
): Promise<StandZeile | undefined> {
  const [found] = await selectNachZugriff[umfang](ausfuehrer).execute({ zugriffHash, jetzt: jetzt.toISOString() });
  return found;
}

/** The session of a refresh token. One statement. */
export async function findStandByRefresh(ausfuehrer: Ausfuehrer, refreshHash: string): Promise<StandZeile | undefined> {
  const [found] = await selectNachRefresh(ausfuehrer).execute({ refreshHash });
  return found;
}

/** Those of the sessions that were not ended, with what decides who acts in them. One statement. */
export function listStaende(ausfuehrer: Ausfuehrer, uuids: readonly string[]) {
  return ausfuehrer
    .select({
      uuid: sitzung.uuid,
      letzteAktionAm: sitzung.letzteAktionAm,
      absolutBis: sitzung.absolutBis,
      unternehmen: mitgliedschaft.unternehmenUuid,
      rolle: mitgliedschaft.rolle,
      systemrolle: sitzung.systemrolle,
      systemRollen: benutzer.systemRollen,
      isFaktorOffen: sql<boolean>`${benutzer.tfaPflicht} and not ${benutzer.mailTfa} and ${benutzer.appTfaSecret} is null`,
    })
    .from(sitzung)
    .innerJoin(benutzer, eq(benutzer.uuid, sitzung.benutzerUuid))
    .leftJoin(mitgliedschaft, istMitglied)
    .where(
      and(
        sql`${sitzung.uuid} = any(${sql.param([...uuids])}::uuid[])`,
        isNull(sitzung.beendetAm),
        isNull(benutzer.gesperrtSeit),
      ),
    );
}
