import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Ausfuehrer, Tx } from "./datenbank";
import { moment } from "./moment";

const zeilen = z.array(
  z.object({ uuid: z.string(), beginn: moment, ende: moment, grund: z.string(), revision: z.number() }),
);

/** A maintenance window that is neither ended nor withdrawn; its time may be over. */
export type WartungsfensterZeile = z.infer<typeof zeilen>[number];

type Inhalt = Pick<WartungsfensterZeile, "uuid" | "beginn" | "ende" | "grund">;
type Wer = { am: Date; von: string };

const stand = z.tuple([z.object({ fenster: zeilen.element.nullable(), isKetteGebrochen: z.boolean() })]);

/** What every page says of how the portal is run, in one statement. */
export type Betriebsstand = z.infer<typeof stand>[0];

/** The open window, and whether the last check has found a broken chain. */
export async function readBetriebsstand(db: Ausfuehrer): Promise<Betriebsstand> {
  const { rows } = await db.execute(sql`
    SELECT (SELECT json_build_object('uuid', uuid, 'beginn', beginn, 'ende', ende, 'grund', grund, 'revision', revision)
        FROM wartungsfenster WHERE abgeschlossen_am IS NULL) AS fenster,
      coalesce((SELECT anzahl_befunde > 0 FROM kettenpruefung WHERE beendet_am IS NOT NULL ORDER BY lfd DESC LIMIT 1), false)
        AS "isKetteGebrochen"`);
  return stand.parse(rows)[0];
}

/** The open window, locked against everybody else; undefined when there is none. */
export async function lockWartungsfenster(tx: Tx): Promise<WartungsfensterZeile | undefined> {
  const { rows } = await tx.execute(sql`
    SELECT uuid, beginn, ende, grund, revision FROM wartungsfenster WHERE abgeschlossen_am IS NULL FOR UPDATE`);
  return zeilen.parse(rows)[0];
}

/** Stores a window; false while another one is open. One whose time is over makes way. */
export async function insertWartungsfenster(tx: Tx, { uuid, beginn, ende, grund }: Inhalt, wer: Wer): Promise<boolean> {
  const am = wer.am.toISOString();
  await tx.execute(sql`
    UPDATE wartungsfenster SET abgeschlossen_am = ende WHERE abgeschlossen_am IS NULL AND ende <= ${am}::timestamptz`);
  const { rowCount } = await tx.execute(sql`
    INSERT INTO wartungsfenster (uuid, beginn, ende, grund, revision, geaendert_am, geaendert_von)
    VALUES (${uuid}, ${beginn.toISOString()}, ${ende.toISOString()}, ${grund}, 1, ${am}, ${wer.von}::uuid)
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

/** Changes a window that is locked. */
export async function updateWartungsfenster(tx: Tx, { uuid, beginn, ende, grund }: Inhalt, wer: Wer): Promise<void> {
  await tx.execute(sql`
    UPDATE wartungsfenster SET beginn = ${beginn.toISOString()}, ende = ${ende.toISOString()}, grund = ${grund},
      revision = revision + 1, geaendert_am = ${wer.am.toISOString()}, geaendert_von = ${wer.von}::uuid
    WHERE uuid = ${uuid}::uuid`);
}

/** Ends or withdraws a window that is locked. `ende`: its time ends with it. */
export async function closeWartungsfenster(
  tx: Tx,
  uuid: string,
  { am, von, ende }: Wer & { ende: Date },
): Promise<void> {
  await tx.execute(sql`
    UPDATE wartungsfenster SET ende = ${ende.toISOString()}, abgeschlossen_am = ${am.toISOString()},
      revision = revision + 1, geaendert_am = ${am.toISOString()}, geaendert_von = ${von}::uuid
    WHERE uuid = ${uuid}::uuid`);
}
