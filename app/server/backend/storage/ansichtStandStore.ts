import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Ausfuehrer } from "./datenbank";
import { ansicht } from "./schema/ansicht";
import { benutzer } from "./schema/benutzer";
import { sitzung } from "./schema/sitzung";
import { mitgliedschaft, unternehmen } from "./schema/unternehmen";
import { anzahlUnternehmen, firmenspalten, MIT_ANZEIGE, PERSON } from "./sitzungsstandStore";
import { vorbereitet } from "./vorbereitet";

const betrachter = alias(benutzer, "betrachter");

const istMitglied = and(
  eq(mitgliedschaft.benutzerUuid, ansicht.personUuid),
  eq(mitgliedschaft.unternehmenUuid, ansicht.unternehmenUuid),
);

/**
 * A view lives as long as the login that looks: neither side is locked, and the role is still there that it began in.
 */
const selectStand = vorbereitet((ausfuehrer, name) =>
  ausfuehrer
    .select({ ansicht, benutzer: PERSON, anzahlUnternehmen, anzeige: MIT_ANZEIGE, ...firmenspalten })
    .from(ansicht)
    .innerJoin(benutzer, eq(benutzer.uuid, ansicht.personUuid))
    .innerJoin(betrachter, eq(betrachter.uuid, ansicht.betrachterUuid))
    .innerJoin(sitzung, eq(sitzung.uuid, ansicht.betrachterSitzungUuid))
    .leftJoin(mitgliedschaft, istMitglied)
    .leftJoin(unternehmen, eq(unternehmen.uuid, ansicht.unternehmenUuid))
    .where(
      and(
        eq(ansicht.zugriffHash, sql.placeholder("zugriffHash")),
        isNull(ansicht.beendetAm),
        gt(ansicht.bis, sql.placeholder("jetzt")),
        isNull(benutzer.gesperrtSeit),
        isNull(betrachter.gesperrtSeit),
        isNull(sitzung.beendetAm),
        gt(sitzung.absolutBis, sql.placeholder("jetzt")),
        eq(sitzung.systemrolle, ansicht.betrachterRolle),
        sql`${ansicht.betrachterRolle} = any(${betrachter.systemRollen})`,
      ),
    )
    .prepare(name),
);

export type AnsichtStandZeile = Awaited<ReturnType<ReturnType<typeof selectStand>["execute"]>>[number];

/** The living view of a token, with the person it shows and the company chosen in it. One statement. */
export async function findAnsichtByZugriff(
  ausfuehrer: Ausfuehrer,
  { zugriffHash, jetzt }: { zugriffHash: string; jetzt: Date },
): Promise<AnsichtStandZeile | undefined> {
  const [found] = await selectStand(ausfuehrer).execute({ zugriffHash, jetzt: jetzt.toISOString() });
  return found;
}
