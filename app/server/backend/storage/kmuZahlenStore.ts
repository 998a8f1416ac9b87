import { and, asc, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Werte } from "~/formkit/field";
import { textOf } from "~/formkit/werte";
import type { Ausfuehrer, Tx } from "./datenbank";
import type { Revisionen } from "./revisionStore";
import { benutzer } from "./schema/benutzer";
import { kmuZahlen, kmuZahlenRevision } from "./schema/kmu";

/** The figures of one company in one Wirtschaftsjahr, with all answers. `geaendertVon`: first and last name. */
export type KmuZahlenSatz = { uuid: string; werte: Werte; revision: number; geaendertAm: Date; geaendertVon: string };

const vonName = sql<string | null>`${benutzer.vorname} || ' ' || ${benutzer.nachname}`;

const SPALTEN: readonly string[] = ["beteiligter", "beginn", "ende"];

/** Answers that have no column of their own. */
const withoutSpalten = (werte: Werte): Werte =>
  Object.fromEntries(Object.entries(werte).filter(([key]) => !SPALTEN.includes(key)));

/** All rows of a company, by their first day. */
export async function listKmuZahlenSaetze(ausfuehrer: Ausfuehrer, unternehmenUuid: string): Promise<KmuZahlenSatz[]> {
  const { uuid, verbundZeileUuid, beginn, ende, werte, revision, geaendertAm } = kmuZahlen;
  const zeilen = await ausfuehrer
    .select({ uuid, verbundZeileUuid, beginn, ende, werte, revision, geaendertAm, geaendertVon: vonName })
    .from(kmuZahlen)
    .leftJoin(benutzer, eq(benutzer.uuid, kmuZahlen.geaendertVon))
    .where(eq(kmuZahlen.unternehmenUuid, unternehmenUuid))
    .orderBy(asc(beginn), asc(uuid));
  return zeilen.map(({ verbundZeileUuid: zeile, beginn: von, ende: bis, ...satz }) => ({
    uuid: satz.uuid,
    werte: { ...satz.werte, beteiligter: zeile ?? unternehmenUuid, beginn: von, ende: bis },
    revision: satz.revision,
    geaendertAm: satz.geaendertAm,
    geaendertVon: satz.geaendertVon ?? "",
  }));
}

export type NeueKmuZahlen = {
  uuid: string;
  unternehmenUuid: string;
  revision: number;
  werte: Werte;
  am: Date;
  von: string;
};

/** Stores the first or the next version of a row. The company is locked, and the row is one of the company. */
export async function storeKmuZahlen(tx: Tx, neu: NeueKmuZahlen): Promise<void> {
  const { uuid, unternehmenUuid, revision, werte, am, von } = neu;
  const beteiligter = textOf(werte, "beteiligter");
  const spalten = {
    verbundZeileUuid: beteiligter === unternehmenUuid ? null : beteiligter,
    beginn: textOf(werte, "beginn"),
    ende: textOf(werte, "ende"),
    werte: withoutSpalten(werte),
    revision,
    geaendertAm: am,
    geaendertVon: von,
  };
  if (revision === 1) await tx.insert(kmuZahlen).values({ uuid, unternehmenUuid, ...spalten });
  else
    await tx
      .update(kmuZahlen)
      .set(spalten)
      .where(and(eq(kmuZahlen.uuid, uuid), eq(kmuZahlen.unternehmenUuid, unternehmenUuid)));
  await tx.insert(kmuZahlenRevision).values({ zahlenUuid: uuid, revision, werte, am, von });
}

/** Is this a row of figures of the company? */
export async function hasKmuZahlenZeile(
  ausfuehrer: Ausfuehrer,
  unternehmenUuid: string,
  uuid: string,
): Promise<boolean> {
  const zeilen = await ausfuehrer
    .select({ uuid: kmuZahlen.uuid })
    .from(kmuZahlen)
    .where(and(eq(kmuZahlen.uuid, uuid), eq(kmuZahlen.unternehmenUuid, unternehmenUuid)));
  return zeilen.length > 0;
}

/** Are there figures of somebody of the list, by the uuid of the row that introduced him? */
export async function hasKmuZahlen(tx: Tx, unternehmenUuid: string, zeile: string): Promise<boolean> {
  const gefunden = await tx
    .select({ uuid: kmuZahlen.uuid })
    .from(kmuZahlen)
    .where(and(eq(kmuZahlen.unternehmenUuid, unternehmenUuid), eq(kmuZahlen.verbundZeileUuid, zeile)))
    .limit(1);
  return gefunden.length > 0;
}

export async function deleteKmuZahlen(tx: Tx, unternehmenUuid: string, uuid: string): Promise<void> {
  await tx.delete(kmuZahlen).where(and(eq(kmuZahlen.uuid, uuid), eq(kmuZahlen.unternehmenUuid, unternehmenUuid)));
}

/** The versions of a row that was loaded by its company, for a merge. */
export const kmuZahlenRevisionen = (ausfuehrer: Ausfuehrer, uuid: string): Revisionen => {
  const { zahlenUuid, revision, werte, am, von } = kmuZahlenRevision;
  return {
    async findWerte(gesucht) {
      const [zeile] = await ausfuehrer
        .select({ werte })
        .from(kmuZahlenRevision)
        .where(and(eq(zahlenUuid, uuid), eq(revision, gesucht)));
      return zeile?.werte;
    },
    async list({ nach, bis, anzahl }) {
      const zeilen = await ausfuehrer
        .select({ revision, werte, am, von: vonName })
        .from(kmuZahlenRevision)
        .leftJoin(benutzer, eq(benutzer.uuid, von))
        .where(and(eq(zahlenUuid, uuid), gt(revision, nach), lte(revision, bis)))
        .orderBy(desc(revision))
        .limit(anzahl);
      return zeilen.map((zeile) => ({ ...zeile, von: zeile.von ?? "" }));
    },
  };
};
