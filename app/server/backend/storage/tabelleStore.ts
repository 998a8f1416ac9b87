import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { gespeicherteAnsicht } from "~/contract/tabelle/tabellen";
import type { Tabelle } from "~/domain/tabelle/tabellen";
import type { Ausfuehrer } from "./datenbank";
import { tabellenAnsicht, tabellenSpalten } from "./schema/tabelle";

type Ort = { benutzerUuid: string; tabelle: Tabelle };

const gelesen = z.object({ spalten: z.array(z.string()).nullable(), ansichten: z.array(gespeicherteAnsicht) });

/** Columns and named views in one statement, because the list page asks for both. */
export async function findTabelle(
  ausfuehrer: Ausfuehrer,
  { benutzerUuid, tabelle }: Ort,
): Promise<z.infer<typeof gelesen>> {
  const { rows } = await ausfuehrer.execute(sql`select
    (select ${tabellenSpalten.spalten} from ${tabellenSpalten}
      where ${tabellenSpalten.benutzerUuid} = ${benutzerUuid} and ${tabellenSpalten.tabelle} = ${tabelle}) as spalten,
    (select coalesce(json_agg(json_build_object('uuid', uuid, 'name', name, 'query', query) order by lower(name) collate "unicode"), '[]')
      from ${tabellenAnsicht} where ${tabellenAnsicht.benutzerUuid} = ${benutzerUuid} and ${tabellenAnsicht.tabelle} = ${tabelle}) as ansichten`);
  return gelesen.parse(rows[0]);
}

export async function storeSpalten(ausfuehrer: Ausfuehrer, zeile: typeof tabellenSpalten.$inferInsert): Promise<void> {
  await ausfuehrer
    .insert(tabellenSpalten)
    .values(zeile)
    .onConflictDoUpdate({
      target: [tabellenSpalten.benutzerUuid, tabellenSpalten.tabelle],
      set: { spalten: zeile.spalten },
    });
}

export async function deleteSpalten(ausfuehrer: Ausfuehrer, { benutzerUuid, tabelle }: Ort): Promise<void> {
  await ausfuehrer
    .delete(tabellenSpalten)
    .where(and(eq(tabellenSpalten.benutzerUuid, benutzerUuid), eq(tabellenSpalten.tabelle, tabelle)));
}

/** False when the person has a view of this name already. */
export async function insertAnsicht(
  ausfuehrer: Ausfuehrer,
  zeile: typeof tabellenAnsicht.$inferInsert,
): Promise<boolean> {
  const neu = await ausfuehrer
    .insert(tabellenAnsicht)
    .values(zeile)
    .onConflictDoNothing()
    .returning({ uuid: tabellenAnsicht.uuid });
  return neu.length > 0;
}

type Stelle = Ort & { uuid: string };
const meine = ({ benutzerUuid, tabelle, uuid }: Stelle) =>
  and(
    eq(tabellenAnsicht.uuid, uuid),
    eq(tabellenAnsicht.benutzerUuid, benutzerUuid),
    eq(tabellenAnsicht.tabelle, tabelle),
  );

/** False when the person has no such view. */
export async function updateAnsicht(ausfuehrer: Ausfuehrer, stelle: Stelle, query: string): Promise<boolean> {
  return (
    (
      await ausfuehrer
        .update(tabellenAnsicht)
        .set({ query })
        .where(meine(stelle))
        .returning({ uuid: tabellenAnsicht.uuid })
    ).length > 0
  );
}

/** False when the person has no such view. */
export async function deleteAnsicht(ausfuehrer: Ausfuehrer, stelle: Stelle): Promise<boolean> {
  return (
    (await ausfuehrer.delete(tabellenAnsicht).where(meine(stelle)).returning({ uuid: tabellenAnsicht.uuid })).length > 0
  );
}
