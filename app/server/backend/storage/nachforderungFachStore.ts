import { and, eq, inArray, lte, max } from "drizzle-orm";
import { OFFENE_NACHFORDERUNG } from "~/domain/nachforderung/nachforderungStatus";
import type { Ausfuehrer, Tx } from "./datenbank";
import { type FrageZeile, listFragen, listNachforderungen, type NachforderungZeile } from "./nachforderungStore";
import { nachforderung, nachforderungFrage } from "./schema/nachforderung";

/** The Antrag of a request; undefined when there is no such request. */
export async function findAntragDerNachforderung(ausfuehrer: Ausfuehrer, uuid: string): Promise<string | undefined> {
  const [zeile] = await ausfuehrer
    .select({ antragUuid: nachforderung.antragUuid })
    .from(nachforderung)
    .where(eq(nachforderung.uuid, uuid));
  return zeile?.antragUuid;
}

/** A request, locked. The caller has locked its Antrag first. */
export async function lockNachforderung(tx: Tx, uuid: string): Promise<NachforderungZeile | undefined> {
  const [zeile] = await tx.select().from(nachforderung).where(eq(nachforderung.uuid, uuid)).for("update");
  return zeile;
}

/** The number of the next request of a locked Antrag, from 1. */
export async function naechsteNummer(tx: Tx, antragUuid: string): Promise<number> {
  const [zeile] = await tx
    .select({ hoechste: max(nachforderung.nummer) })
    .from(nachforderung)
    .where(eq(nachforderung.antragUuid, antragUuid));
  return (zeile?.hoechste ?? 0) + 1;
}

export async function insertNachforderung(
  tx: Tx,
  zeile: typeof nachforderung.$inferInsert,
  fragen: FrageZeile[],
): Promise<void> {
  await tx.insert(nachforderung).values(zeile);
  await tx.insert(nachforderungFrage).values(fragen);
}

/** Closes what can still be answered; `bis`: only what had been asked by then. Returns how many. */
export async function closeOpen(
  tx: Tx,
  antragUuid: string,
  { am, bis }: { am: Date; bis?: Date | undefined },
): Promise<number> {
  const geschlossen = await tx
    .update(nachforderung)
    .set({ status: "GESCHLOSSEN", erledigtAm: am })
    .where(
      and(
        eq(nachforderung.antragUuid, antragUuid),
        inArray(nachforderung.status, OFFENE_NACHFORDERUNG),
        bis === undefined ? undefined : lte(nachforderung.erstelltAm, bis),
      ),
    )
    .returning({ uuid: nachforderung.uuid });
  return geschlossen.length;
}

/** All requests of an Antrag with their questions, in their order. */
export async function listNachforderungenMitFragen(
  ausfuehrer: Ausfuehrer,
  antragUuid: string,
): Promise<(NachforderungZeile & { fragen: FrageZeile[] })[]> {
  const zeilen = await listNachforderungen(ausfuehrer, antragUuid);
  const fragen = await listFragen(
    ausfuehrer,
    zeilen.map(({ uuid }) => uuid),
  );
  return zeilen.map((zeile) => ({
    ...zeile,
    fragen: fragen.filter(({ nachforderungUuid }) => nachforderungUuid === zeile.uuid),
  }));
}
