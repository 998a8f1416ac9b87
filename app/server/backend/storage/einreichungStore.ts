import { and, asc, desc, eq, sql } from "drizzle-orm";
import { nameVon } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import type { EingereichterInhalt } from "./antragInhalt";
import {
  antrag,
  antragNummer,
  eingereichterAntrag,
  uebermittlung,
  type UebermittlungArt,
  type UebermittlungStatus,
} from "./schema/antrag";
import { beleg } from "./schema/ereignis";
import { benutzer } from "./schema/benutzer";
import { schriftsatz } from "./schema/schriftsatz";
import { mitgliedschaft } from "./schema/unternehmen";

export type UebermittlungZeile = typeof uebermittlung.$inferSelect;

/**
 * The next number of a year, from 1. Others who want one wait until this transaction ends; a rollback gives it back.
 */
export async function takeNummer(tx: Tx, jahr: number): Promise<number> {
  const [zeile] = await tx
    .insert(antragNummer)
    .values({ jahr, zuletzt: 1 })
    .onConflictDoUpdate({ target: antragNummer.jahr, set: { zuletzt: sql`${antragNummer.zuletzt} + 1` } })
    .returning({ nummer: antragNummer.zuletzt });
  if (zeile === undefined) throw new Error("No number was given");
  return zeile.nummer;
}

export async function insertEingereichten(tx: Tx, zeile: typeof eingereichterAntrag.$inferInsert): Promise<void> {
  await tx.insert(eingereichterAntrag).values(zeile);
}

export async function insertUebermittlung(tx: Tx, zeile: typeof uebermittlung.$inferInsert): Promise<void> {
  await tx.insert(uebermittlung).values(zeile);
}

/** A submission as it was frozen. */
export type Eingereicht = {
  uuid: string;
  eingereichtAm: Date;
  von: string;
  inhalt: EingereichterInhalt;
  pruefsumme: string;
  belegcode: string | null;
};

/** A submission of an Antrag: the one with this id, else the last one. */
export async function findEingereichten(
  ausfuehrer: Ausfuehrer,
  antragUuid: string,
  uuid?: string,
): Promise<Eingereicht | undefined> {
  const [zeile] = await ausfuehrer
    .select({
      uuid: eingereichterAntrag.uuid,
      eingereichtAm: eingereichterAntrag.eingereichtAm,
      von: nameVon(benutzer),
      inhalt: eingereichterAntrag.inhalt,
      pruefsumme: eingereichterAntrag.pruefsumme,
      belegcode: beleg.code,
    })
    .from(eingereichterAntrag)
    .innerJoin(benutzer, eq(benutzer.uuid, eingereichterAntrag.von))
    .leftJoin(
      beleg,
      and(
        eq(beleg.antragUuid, eingereichterAntrag.antragUuid),
        eq(beleg.art, "EINGANGSBESTAETIGUNG"),
        eq(beleg.pruefsumme, eingereichterAntrag.pruefsumme),
      ),
    )
    .where(
      and(
        eq(eingereichterAntrag.antragUuid, antragUuid),
        uuid === undefined ? undefined : eq(eingereichterAntrag.uuid, uuid),
      ),
    )
    .orderBy(desc(eingereichterAntrag.eingereichtAm))
    .limit(1);
  return zeile;
}

/** A transmission with the number of its Antrag and, where it carries one, the document. */
export type OffeneUebermittlung = UebermittlungZeile & {
  antragsnummer: string;
  schriftsatz: typeof schriftsatz.$inferSelect | null;
};

/** Transmissions without an answer, oldest first. */
export async function listOffene(ausfuehrer: Ausfuehrer, anzahl: number): Promise<OffeneUebermittlung[]> {
  const zeilen = await ausfuehrer
    .select({ uebermittlung, antragsnummer: antrag.antragsnummer, schriftsatz })
    .from(uebermittlung)
    .innerJoin(antrag, eq(antrag.uuid, uebermittlung.antragUuid))
    .leftJoin(schriftsatz, eq(schriftsatz.uuid, uebermittlung.schriftsatzUuid))
    .where(eq(uebermittlung.status, "OFFEN"))
    .orderBy(asc(uebermittlung.erstelltAm), asc(uebermittlung.uuid))
    .limit(anzahl);
  return zeilen.map((zeile) => ({
    ...zeile.uebermittlung,
    antragsnummer: zeile.antragsnummer ?? "",
    schriftsatz: zeile.schriftsatz,
  }));
}

/** The Antrag of a transmission; undefined when there is no such transmission. */
export async function findAntragDerUebermittlung(ausfuehrer: Ausfuehrer, uuid: string): Promise<string | undefined> {
  const [zeile] = await ausfuehrer
    .select({ antragUuid: uebermittlung.antragUuid })
    .from(uebermittlung)
    .where(eq(uebermittlung.uuid, uuid));
  return zeile?.antragUuid;
}

/** The open transmission of a kind of an Antrag; its answers wait for the lock of the Antrag, which the caller has. */
export async function findOffene(
  tx: Tx,
  antragUuid: string,
  art: UebermittlungArt,
): Promise<UebermittlungZeile | undefined> {
  const [zeile] = await tx
    .select()
    .from(uebermittlung)
    .where(
      and(eq(uebermittlung.antragUuid, antragUuid), eq(uebermittlung.art, art), eq(uebermittlung.status, "OFFEN")),
    );
  return zeile;
}

/** A transmission, locked: of several answers at once one is first. */
export async function lockUebermittlung(tx: Tx, uuid: string): Promise<UebermittlungZeile | undefined> {
  const [zeile] = await tx.select().from(uebermittlung).where(eq(uebermittlung.uuid, uuid)).for("update");
  return zeile;
}

/** Puts an answered transmission back among those without an answer. */
export async function openUebermittlung(tx: Tx, uuid: string): Promise<void> {
  await tx
    .update(uebermittlung)
    .set({ status: "OFFEN", erledigtAm: null, grund: null })
    .where(eq(uebermittlung.uuid, uuid));
}

/** Marks a refused transmission as thrown away. */
export async function discardUebermittlungZeile(tx: Tx, uuid: string, verworfenAm: Date): Promise<void> {
  await tx.update(uebermittlung).set({ verworfenAm }).where(eq(uebermittlung.uuid, uuid));
}

type Antwort = {
  status: Exclude<UebermittlungStatus, "OFFEN">;
  am: Date;
  aktenzeichen?: string | undefined;
  grund?: string | undefined;
};

export async function settleUebermittlung(
  tx: Tx,
  uuid: string,
  { status, am, aktenzeichen, grund }: Antwort,
): Promise<void> {
  await tx
    .update(uebermittlung)
    .set({ status, erledigtAm: am, aktenzeichen: aktenzeichen ?? null, grund: grund ?? null })
    .where(eq(uebermittlung.uuid, uuid));
}

/** The addresses of all authorised representatives of a company. */
export async function listBevollmaechtigte(ausfuehrer: Ausfuehrer, unternehmenUuid: string): Promise<string[]> {
  const zeilen = await ausfuehrer
    .select({ email: benutzer.email })
    .from(mitgliedschaft)
    .innerJoin(benutzer, eq(benutzer.uuid, mitgliedschaft.benutzerUuid))
    .where(and(eq(mitgliedschaft.unternehmenUuid, unternehmenUuid), eq(mitgliedschaft.rolle, "BEVOLLMAECHTIGTER")))
    .orderBy(asc(benutzer.email));
  return zeilen.map(({ email }) => email);
}
