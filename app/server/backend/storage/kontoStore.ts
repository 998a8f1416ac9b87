import { and, asc, eq, or } from "drizzle-orm";
import type { Stammdaten } from "~/domain/unternehmen/stammdaten";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import type { BenutzerAngaben } from "./schema/registrierung";
import { mitgliedschaft, unternehmen } from "./schema/unternehmen";
import { insertFassung } from "./stammdatenStore";

/** Adds a company employee whose address is proven; undefined when the address is taken. */
export async function insertKonto(
  tx: Tx,
  konto: BenutzerAngaben & { uuid: string; passwortHash: string | null; jetzt: Date },
): Promise<string | undefined> {
  const { jetzt, ...angaben } = konto;
  const [zeile] = await tx
    .insert(benutzer)
    .values({
      ...angaben,
      emailBestaetigtAm: jetzt,
      mailTfa: true,
      systemRollen: ["UNTERNEHMENSMITARBEITER"],
      passwortGeaendertAm: jetzt,
      erstelltAm: jetzt,
    })
    .onConflictDoNothing()
    .returning({ uuid: benutzer.uuid });
  return zeile?.uuid;
}

/**
 * Adds a company with the first version of its master data, of which the identification service has proven
 * `nachgewiesen`; undefined when its tax number or its account there is already known.
 */
export async function insertUnternehmen(
  tx: Tx,
  daten: {
    uuid: string;
    stammdaten: Stammdaten;
    nachgewiesen: string[];
    nezoKonto: string | null;
    jetzt: Date;
    /** Who has registered it. */
    von: string;
  },
): Promise<string | undefined> {
  const { uuid, stammdaten, nachgewiesen, jetzt, von } = daten;
  const [zeile] = await tx
    .insert(unternehmen)
    .values({
      uuid,
      stammdaten,
      nachgewiesen,
      firma: stammdaten.firma,
      rechtsform: stammdaten.rechtsform,
      steuernummer: stammdaten.steuernummer,
      nezoKonto: daten.nezoKonto,
      erstelltAm: jetzt,
      geaendertAm: jetzt,
    })
    .onConflictDoNothing()
    .returning({ uuid: unternehmen.uuid });
  if (zeile === undefined) return undefined;
  const erste = { revision: 1, art: "REGISTRIERUNG", gueltigAb: null, von } as const;
  await insertFassung(tx, { ...erste, uuid, nachgewiesen, werte: stammdaten, am: jetzt });
  return uuid;
}

export async function insertMitgliedschaft(
  tx: Tx,
  zeile: { benutzerUuid: string; unternehmenUuid: string; rolle: "BEVOLLMAECHTIGTER" | "MITARBEITER"; seit: Date },
): Promise<void> {
  await tx.insert(mitgliedschaft).values(zeile).onConflictDoNothing();
}

/** The companies of a user with the role in each, by name. */
export function listMitgliedschaften(db: Ausfuehrer, benutzerUuid: string) {
  return db
    .select({
      uuid: unternehmen.uuid,
      name: unternehmen.firma,
      stammdaten: unternehmen.stammdaten,
      unternehmenRolle: mitgliedschaft.rolle,
    })
    .from(mitgliedschaft)
    .innerJoin(unternehmen, eq(unternehmen.uuid, mitgliedschaft.unternehmenUuid))
    .where(eq(mitgliedschaft.benutzerUuid, benutzerUuid))
    .orderBy(asc(unternehmen.firma), asc(unternehmen.uuid));
}

/** Does a user belong to a company? */
export async function isMitgliedIn(tx: Ausfuehrer, unternehmenUuid: string, benutzerUuid: string): Promise<boolean> {
  const gefunden = await tx
    .select({ rolle: mitgliedschaft.rolle })
    .from(mitgliedschaft)
    .where(and(eq(mitgliedschaft.benutzerUuid, benutzerUuid), eq(mitgliedschaft.unternehmenUuid, unternehmenUuid)));
  return gefunden.length > 0;
}

/** Says whether a company is registered: by its tax number, or by its account at the identification service. */
export async function isRegistriert(
  db: Ausfuehrer,
  { steuernummer, kontoId }: { steuernummer: string; kontoId: string | null },
): Promise<boolean> {
  const gleicheNummer = eq(unternehmen.steuernummer, steuernummer);
  const gefunden = await db
    .select({ uuid: unternehmen.uuid })
    .from(unternehmen)
    .where(kontoId === null ? gleicheNummer : or(gleicheNummer, eq(unternehmen.nezoKonto, kontoId)))
    .limit(1);
  return gefunden.length > 0;
}

export async function findUnternehmen(
  db: Ausfuehrer,
  uuid: string,
): Promise<{ firma: string; steuernummer: string; nezoKonto: string | null } | undefined> {
  const [zeile] = await db
    .select({ firma: unternehmen.firma, steuernummer: unternehmen.steuernummer, nezoKonto: unternehmen.nezoKonto })
    .from(unternehmen)
    .where(eq(unternehmen.uuid, uuid));
  return zeile;
}

export async function findKonto(db: Ausfuehrer, email: string): Promise<{ uuid: string } | undefined> {
  const [zeile] = await db.select({ uuid: benutzer.uuid }).from(benutzer).where(eq(benutzer.email, email));
  return zeile;
}

/** First and last name of a user; "" when there is none. */
export async function findBenutzername(db: Ausfuehrer, uuid: string): Promise<string> {
  const [zeile] = await db
    .select({ vorname: benutzer.vorname, nachname: benutzer.nachname })
    .from(benutzer)
    .where(eq(benutzer.uuid, uuid));
  return zeile === undefined ? "" : `${zeile.vorname} ${zeile.nachname}`.trim();
}
