import { and, eq, getTableColumns, gt, isNull, sql, type SQL } from "drizzle-orm";
import { SYSTEMROLLEN, type SystemRolle } from "~/domain/benutzer/rollen";
import type { Dienste } from "../../dienste";
import type { Sitzungsanzeige, SitzungsBenutzer, Sitzungsstand } from "../../kontext";
import { anzahlUngelesen } from "../../storage/nachrichtStore";
import { benutzer } from "../../storage/schema/benutzer";
import { sitzung, type SitzungZeile } from "../../storage/schema/sitzung";
import { systemnachricht } from "../../storage/schema/systemnachricht";
import { mitgliedschaft, unternehmen } from "../../storage/schema/unternehmen";
import { vorbereitet } from "../../storage/vorbereitet";
import { sha256 } from "./krypto";
import { endetAm } from "./tokens";

const SLIDE_AFTER_MILLIS = 30_000;

const isSystemRolle = (rolle: string): rolle is SystemRolle => Object.hasOwn(SYSTEMROLLEN, rolle);

const anzahlUnternehmen = sql<number>`(select count(*)::int from mitgliedschaft m where m.benutzer_uuid = ${benutzer.uuid})`;

/** How many messages of the chosen company the person has not read; 0 without a company. */
const ungelesen = anzahlUngelesen(mitgliedschaft);

/** Is there an announcement that is not over? Most of the time there is none, and then no page needs to ask for them. */
const hatNachrichten = sql<boolean>`exists (select 1 from ${systemnachricht} where ${systemnachricht.anzeigenBis} > ${sql.placeholder("jetzt")})`;

/** What every page needs of the account; its password and its dates stay in the database. */
const PERSON = {
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

const MIT_ANZEIGE = sql<Sitzungsanzeige | null>`json_build_object('ungelesen', ${ungelesen}, 'hatSystemnachrichten', ${hatNachrichten})`;
/** Counting messages takes longer than all else that is read of a session. */
const OHNE_ANZEIGE = sql<Sitzungsanzeige | null>`null`;

/** The session of a token that `isMine` recognises. */
const selectStand = (isMine: SQL | undefined, anzeige: SQL<Sitzungsanzeige | null>) =>
  vorbereitet((ausfuehrer, name) =>
    ausfuehrer
      .select({
        zeile: getTableColumns(sitzung),
        benutzer: PERSON,
        anzahlUnternehmen,
        anzeige,
        rolle: mitgliedschaft.rolle,
        firma: unternehmen.firma,
        rechtsform: unternehmen.rechtsform,
        bsfzSiegel: unternehmen.bsfzSiegel,
      })
      .from(sitzung)
      .innerJoin(benutzer, eq(benutzer.uuid, sitzung.benutzerUuid))
      .leftJoin(
        mitgliedschaft,
        and(eq(mitgliedschaft.benutzerUuid, sitzung.benutzerUuid), eq(mitgliedschaft.unternehmenUuid, sitzung.unternehmenUuid)),
      )
      .leftJoin(unternehmen, eq(unternehmen.uuid, mitgliedschaft.unternehmenUuid))
      .where(and(isMine, isNull(sitzung.beendetAm), isNull(benutzer.gesperrtSeit)))
      .prepare(name),
  );

const nachZugriff = and(eq(sitzung.zugriffHash, sql.placeholder("zugriffHash")), gt(sitzung.zugriffBis, sql.placeholder("jetzt")));
const selectNachZugriff = { mitAnzeige: selectStand(nachZugriff, MIT_ANZEIGE), ohneAnzeige: selectStand(nachZugriff, OHNE_ANZEIGE) };
const selectNachRefresh = selectStand(eq(sitzung.refreshHash, sql.placeholder("refreshHash")), OHNE_ANZEIGE);

type StandZeile = Awaited<ReturnType<ReturnType<typeof selectNachRefresh>["execute"]>>[number];

function toBenutzer({ zeile, benutzer: person, ...rest }: StandZeile): SitzungsBenutzer {
  const { rolle, firma, rechtsform, bsfzSiegel } = rest;
  const hasUnternehmen = zeile.unternehmenUuid !== null && rolle !== null && firma !== null && rechtsform !== null;
  return {
    ...person,
    systemRollen: person.systemRollen.filter(isSystemRolle),
    anzahlUnternehmen: rest.anzahlUnternehmen,
    unternehmen: hasUnternehmen ? { uuid: zeile.unternehmenUuid ?? "", firma, rechtsform, rolle, bsfzSiegel: bsfzSiegel ?? false } : null,
  };
}

function toStand(dienste: Dienste, found: StandZeile | undefined): Sitzungsstand | null {
  if (!found) return null;
  const { letzteAktionAm, absolutBis } = found.zeile;
  if (endetAm(dienste, letzteAktionAm, absolutBis) <= dienste.clock.now()) return null;
  return { zeile: found.zeile, benutzer: toBenutzer(found), anzeige: found.anzeige };
}

/**
 * The living session of an access token with its user and, while the membership holds, the chosen company; for a page also what it shows
 * beside itself. One statement.
 */
export async function findSitzungsstand(
  dienste: Dienste,
  zugriffToken: string,
  fuer: keyof typeof selectNachZugriff = "ohneAnzeige",
): Promise<Sitzungsstand | null> {
  const jetzt = dienste.clock.now().toISOString();
  const [found] = await selectNachZugriff[fuer](dienste.db).execute({ zugriffHash: sha256(zugriffToken), jetzt });
  return toStand(dienste, found);
}

/**
 * The same by the refresh token, which stays as it is. For the live channel, whose requests come without a page that would renew the
 * access token; whoever has the refresh token could get a new one anyway.
 */
export async function findStandNachRefresh(dienste: Dienste, refreshToken: string): Promise<Sitzungsstand | null> {
  const [found] = await selectNachRefresh(dienste.db).execute({ refreshHash: sha256(refreshToken) });
  return toStand(dienste, found);
}

/** Counts a call as an action of the user, at most every 30 seconds; changes the given row, too. */
export async function slideSitzung(dienste: Dienste, zeile: SitzungZeile): Promise<void> {
  const now = dienste.clock.now();
  if (now.getTime() - zeile.letzteAktionAm.getTime() <= SLIDE_AFTER_MILLIS) return;
  zeile.letzteAktionAm = now;
  await dienste.db.update(sitzung).set({ letzteAktionAm: now }).where(eq(sitzung.uuid, zeile.uuid));
}
