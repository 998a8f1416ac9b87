import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type WartendesArt, wartendesArten } from "~/domain/benutzer/wartendes";
import type { Ausfuehrer } from "./datenbank";
import { istVorlegbar } from "./wartungStore";

/** What is counted in the database. */
export type GezaehlteArt = Exclude<WartendesArt, "KETTE">;

type Frage = { benutzerUuid: string; jetzt: Date };

const TAG_MS = 24 * 60 * 60_000;

const iso = (jetzt: Date, versatzMs = 0) => sql`${new Date(jetzt.getTime() + versatzMs).toISOString()}::timestamptz`;

/** Of each kind the rows that wait, each with its area. */
const ZEILEN: Readonly<Record<GezaehlteArt, (frage: Frage) => SQL>> = {
  ZUGANGSAENDERUNG: ({ benutzerUuid }) =>
    sql`SELECT '' AS bereich FROM zugangsaenderung
      WHERE beendet_am IS NULL AND stand = 'BEANTRAGT' AND begonnen_von <> ${benutzerUuid}::uuid`,
  ABGELEHNTE_UEBERMITTLUNG: () =>
    sql`SELECT '' AS bereich FROM uebermittlung u
      WHERE u.status = 'ABGELEHNT' AND u.verworfen_am IS NULL AND ${istVorlegbar}`,
  WARTENDER_ANTRAG: ({ jetzt }) =>
    sql`SELECT '' AS bereich FROM uebermittlung
      WHERE status = 'OFFEN' AND art = 'EINREICHUNG' AND erstellt_am < ${iso(jetzt, -TAG_MS)}`,
  AUFGEGEBENE_MAIL: () =>
    sql`SELECT '' AS bereich FROM mail_ausgang WHERE gesendet_am IS NULL AND aufgegeben_am IS NOT NULL`,
  TEXTENTWURF: ({ jetzt }) =>
    sql`SELECT coalesce(h.bereich, 'hinweise') AS bereich FROM textfassung t LEFT JOIN hilfetext h ON h.uuid = t.ziel
      WHERE t.gilt_ab IS NULL OR t.gilt_ab > ${iso(jetzt)}`,
  SYSTEMNACHRICHT: ({ jetzt }) =>
    sql`SELECT '' AS bereich FROM systemnachricht
      WHERE anzeigen_von > ${iso(jetzt)} AND anzeigen_von <= ${iso(jetzt, TAG_MS)}`,
};

const zeilen = z.array(z.object({ art: z.enum(wartendesArten), bereich: z.string(), anzahl: z.number() }));

/** How much waits of these kinds, texts by their area; nothing where nothing waits. One statement. */
export async function countWartendes(
  db: Ausfuehrer,
  { arten, ...frage }: Frage & { arten: readonly GezaehlteArt[] },
): Promise<z.infer<typeof zeilen>> {
  const teile = arten.map((art) => sql`SELECT ${art}::text AS art, w.bereich FROM (${ZEILEN[art](frage)}) w`);
  const { rows } = await db.execute(sql`
    SELECT art, bereich, count(*)::int AS anzahl FROM (${sql.join(teile, sql` UNION ALL `)}) alle
    GROUP BY art, bereich ORDER BY art, bereich`);
  return zeilen.parse(rows);
}
