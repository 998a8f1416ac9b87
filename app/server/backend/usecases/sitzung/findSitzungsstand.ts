import { and, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import { SYSTEMROLLEN, type SystemRolle } from "~/domain/benutzer/rollen";
import type { Dienste } from "../../dienste";
import type { SitzungsBenutzer, Sitzungsstand } from "../../kontext";
import { benutzer } from "../../storage/schema/benutzer";
import { sitzung, type SitzungZeile } from "../../storage/schema/sitzung";
import { mitgliedschaft, unternehmen } from "../../storage/schema/unternehmen";
import { vorbereitet } from "../../storage/vorbereitet";
import { sha256 } from "./krypto";
import { endetAm } from "./tokens";

const SLIDE_AFTER_MILLIS = 30_000;

const isSystemRolle = (rolle: string): rolle is SystemRolle => Object.hasOwn(SYSTEMROLLEN, rolle);

const anzahlUnternehmen = sql<number>`(select count(*)::int from mitgliedschaft m where m.benutzer_uuid = ${benutzer.uuid})`;

/** How many messages of the chosen company the person has not read; 0 without a company. */
const ungelesen = sql<number>`(select count(*)::int from nachricht n where n.unternehmen_uuid = ${mitgliedschaft.unternehmenUuid}
  and not exists (select 1 from nachricht_gelesen g where g.nachricht_uuid = n.uuid and g.benutzer_uuid = ${mitgliedschaft.benutzerUuid}))`;

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

const selectStand = vorbereitet((ausfuehrer, name) =>
  ausfuehrer
    .select({
      zeile: getTableColumns(sitzung),
      benutzer: PERSON,
      anzahlUnternehmen,
      ungelesen,
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
    .where(
      and(
        eq(sitzung.zugriffHash, sql.placeholder("zugriffHash")),
        isNull(sitzung.beendetAm),
        isNull(benutzer.gesperrtSeit),
        gt(sitzung.zugriffBis, sql.placeholder("jetzt")),
      ),
    )
    .prepare(name),
);

type StandZeile = Awaited<ReturnType<ReturnType<typeof selectStand>["execute"]>>[number];

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

/** The living session of an access token with its user and, while the membership holds, the chosen company. One statement. */
export async function findSitzungsstand(dienste: Dienste, zugriffToken: string): Promise<Sitzungsstand | null> {
  const jetzt = dienste.clock.now().toISOString();
  const [found] = await selectStand(dienste.db).execute({ zugriffHash: sha256(zugriffToken), jetzt });
  if (!found) return null;
  const { letzteAktionAm, absolutBis } = found.zeile;
  if (endetAm(dienste, letzteAktionAm, absolutBis) <= dienste.clock.now()) return null;
  return { zeile: found.zeile, benutzer: toBenutzer(found), ungelesen: found.ungelesen };
}

/** Counts a call as an action of the user, at most every 30 seconds; changes the given row, too. */
export async function slideSitzung(dienste: Dienste, zeile: SitzungZeile): Promise<void> {
  const now = dienste.clock.now();
  if (now.getTime() - zeile.letzteAktionAm.getTime() <= SLIDE_AFTER_MILLIS) return;
  zeile.letzteAktionAm = now;
  await dienste.db.update(sitzung).set({ letzteAktionAm: now }).where(eq(sitzung.uuid, zeile.uuid));
}
