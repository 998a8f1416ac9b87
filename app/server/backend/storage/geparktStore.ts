import { and, count, desc, eq, exists, gt, inArray, isNull, lte, not, or, sql } from "drizzle-orm";
import type { SystemRolle } from "~/domain/benutzer/rollen";
import type { Stabsformular } from "~/domain/benutzer/stabsformulare";
import { isZugewiesen } from "./antragBedingungen";
import type { Ausfuehrer, Datenbank, Tx } from "./datenbank";
import { antrag } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";
import { geparkteEingabe } from "./schema/geparkteEingabe";
import { idempotenz } from "./schema/idempotenz";
import { mitgliedschaft } from "./schema/unternehmen";

export type GeparktZeile = typeof geparkteEingabe.$inferSelect;

/** A kept form with the names of its Antrag; `bezeichnung` is null for a form of the company or of staff. */
export type GeparktSatz = GeparktZeile & { bezeichnung: string | null; antragsnummer: string | null };

/** A person, since when, and the saves: a form whose key is noted for one of `vorgaenge` is done. */
type Wessen = { benutzerUuid: string; seit: Date; vorgaenge: readonly string[] };

/** Whose kept forms: of one person, for one company. `nurEigene`: of Anträge on which the person has a right. */
export type Firmenbesitz = Wessen & { unternehmenUuid: string; nurEigene: boolean };

/** The same, or of somebody of the staff: of these editors. */
export type Besitz = Firmenbesitz | (Wessen & { unternehmenUuid: null; stabsformulare: readonly Stabsformular[] });

/** From when on the time counts for which a form is kept. */
const zaehltAb = sql<Date>`coalesce(${geparkteEingabe.zaehltAb}, ${geparkteEingabe.geparktAm})`;

const gespeichertMit = (ausfuehrer: Ausfuehrer, vorgaenge: readonly string[]) =>
  ausfuehrer
    .select({ vorgang: idempotenz.vorgang })
    .from(idempotenz)
    .where(
      and(
        eq(idempotenz.schluessel, geparkteEingabe.schluessel),
        eq(idempotenz.benutzerUuid, geparkteEingabe.benutzerUuid),
        inArray(idempotenz.vorgang, [...vorgaenge]),
      ),
    );

function imBesitz(besitz: Besitz) {
  if (besitz.unternehmenUuid === null)
    return and(
      isNull(geparkteEingabe.unternehmenUuid),
      inArray(geparkteEingabe.stabsformular, [...besitz.stabsformulare]),
    );
  return and(
    eq(geparkteEingabe.unternehmenUuid, besitz.unternehmenUuid),
    besitz.nurEigene ? or(isNull(geparkteEingabe.antragUuid), isZugewiesen(besitz.benutzerUuid)) : undefined,
  );
}

const wartende = (ausfuehrer: Ausfuehrer, besitz: Besitz) =>
  and(
    eq(geparkteEingabe.benutzerUuid, besitz.benutzerUuid),
    gt(zaehltAb, besitz.seit),
    not(exists(gespeichertMit(ausfuehrer, besitz.vorgaenge))),
    imBesitz(besitz),
  );

/** What waits for a person, newest first; a form that was sent again and saved with the same key does not. */
export async function listWartende(
  ausfuehrer: Ausfuehrer,
  besitz: Besitz,
  gegenstandUuid?: string,
): Promise<GeparktSatz[]> {
  const zeilen = await ausfuehrer
    .select({ zeile: geparkteEingabe, bezeichnung: antrag.bezeichnung, antragsnummer: antrag.antragsnummer })
    .from(geparkteEingabe)
    .leftJoin(antrag, eq(antrag.uuid, geparkteEingabe.antragUuid))
    .where(
      and(
        wartende(ausfuehrer, besitz),
        gegenstandUuid === undefined ? undefined : eq(geparkteEingabe.gegenstandUuid, gegenstandUuid),
      ),
    )
    .orderBy(desc(geparkteEingabe.geparktAm), desc(geparkteEingabe.uuid));
  return zeilen.map(({ zeile, ...namen }) => ({ ...zeile, ...namen }));
}

/** One of them; undefined for an unknown, a foreign, an expired and a saved one alike. */
export async function findWartende(
  ausfuehrer: Ausfuehrer,
  besitz: Besitz,
  uuid: string,
): Promise<GeparktSatz | undefined> {
  const [zeile] = await ausfuehrer
    .select({ zeile: geparkteEingabe, bezeichnung: antrag.bezeichnung, antragsnummer: antrag.antragsnummer })
    .from(geparkteEingabe)
    .leftJoin(antrag, eq(antrag.uuid, geparkteEingabe.antragUuid))
    .where(and(wartende(ausfuehrer, besitz), eq(geparkteEingabe.uuid, uuid)));
  return zeile && { ...zeile.zeile, bezeichnung: zeile.bezeichnung, antragsnummer: zeile.antragsnummer };
}

/**
 * Locks the person against a second form at the same time; false when the account is locked or the membership has
 * ended.
 */
export async function lockMitglied(
  tx: Tx,
  { benutzerUuid, unternehmenUuid }: Pick<Firmenbesitz, "benutzerUuid" | "unternehmenUuid">,
): Promise<boolean> {
  const [gefunden] = await tx
    .select({ gesperrtSeit: benutzer.gesperrtSeit })
    .from(mitgliedschaft)
    .innerJoin(benutzer, eq(benutzer.uuid, mitgliedschaft.benutzerUuid))
    .where(and(eq(mitgliedschaft.benutzerUuid, benutzerUuid), eq(mitgliedschaft.unternehmenUuid, unternehmenUuid)))
    .for("update");
  return gefunden !== undefined && gefunden.gesperrtSeit === null;
}

/** The same for somebody of the staff; false when the account is locked or removed, or has lost the role. */
export async function lockStab(
  tx: Tx,
  { benutzerUuid, rolle }: { benutzerUuid: string; rolle: SystemRolle },
): Promise<boolean> {
  const [gefunden] = await tx
    .select({ gesperrtSeit: benutzer.gesperrtSeit, rollen: benutzer.systemRollen })
    .from(benutzer)
    .where(eq(benutzer.uuid, benutzerUuid))
    .for("update");
  return gefunden !== undefined && gefunden.gesperrtSeit === null && gefunden.rollen.includes(rolle);
}

/** Does the company have this Antrag? */
export async function hasAntrag(
  tx: Tx,
  unternehmenUuid: string,
  uuid: string,
): Promise<{ version: "V1" | "V2"; istVereinfacht: boolean } | undefined> {
  const [zeile] = await tx
    .select({ version: antrag.version, istVereinfacht: antrag.istVereinfacht })
    .from(antrag)
    .where(and(eq(antrag.uuid, uuid), eq(antrag.unternehmenUuid, unternehmenUuid)));
  return zeile;
}

/** Has this key of a form saved already? */
export async function hasSaved(
  tx: Tx,
  {
    benutzerUuid,
    schluessel,
    vorgaenge,
  }: Pick<GeparktZeile, "benutzerUuid" | "schluessel"> & Pick<Wessen, "vorgaenge">,
): Promise<boolean> {
  const vorgang = inArray(idempotenz.vorgang, [...vorgaenge]);
  const eigene = and(eq(idempotenz.schluessel, schluessel), eq(idempotenz.benutzerUuid, benutzerUuid), vorgang);
  return (await tx.select({ vorgang: idempotenz.vorgang }).from(idempotenz).where(eigene)).length > 0;
}

/** How many other forms of a person are kept, in all companies. */
export async function countOthers(
  tx: Tx,
  { benutzerUuid, schluessel, seit }: Pick<GeparktZeile, "benutzerUuid" | "schluessel"> & { seit: Date },
): Promise<number> {
  const andere = and(
    eq(geparkteEingabe.benutzerUuid, benutzerUuid),
    gt(zaehltAb, seit),
    not(eq(geparkteEingabe.schluessel, schluessel)),
  );
  const [zeile] = await tx.select({ anzahl: count() }).from(geparkteEingabe).where(andere);
  return zeile?.anzahl ?? 0;
}

/** Keeps a form; the same key keeps one, with what came last. Gives the id. */
export async function storeGeparkte(tx: Tx, zeile: GeparktZeile): Promise<string> {
  const { unternehmenUuid, antragUuid, firmenformular, stabsformular, gegenstandUuid } = zeile;
  const { inhalt, geparktAm, zaehltAb: ab } = zeile;
  const wohin = { unternehmenUuid, antragUuid, firmenformular, stabsformular, gegenstandUuid };
  const [gespeichert] = await tx
    .insert(geparkteEingabe)
    .values(zeile)
    .onConflictDoUpdate({
      target: [geparkteEingabe.benutzerUuid, geparkteEingabe.schluessel],
      set: { ...wohin, inhalt, geparktAm, zaehltAb: ab },
    })
    .returning({ uuid: geparkteEingabe.uuid });
  return gespeichert?.uuid ?? zeile.uuid;
}

/** Removes a kept form of a person; false when there is none. */
export async function deleteGeparkte(
  tx: Tx,
  { uuid, benutzerUuid }: Pick<GeparktZeile, "uuid" | "benutzerUuid">,
): Promise<boolean> {
  const entfernt = await tx
    .delete(geparkteEingabe)
    .where(and(eq(geparkteEingabe.uuid, uuid), eq(geparkteEingabe.benutzerUuid, benutzerUuid)))
    .returning({ uuid: geparkteEingabe.uuid });
  return entfernt.length > 0;
}

/** Removes that whose time counts from `bis` or before. */
export async function purgeGeparkte(db: Datenbank, bis: Date): Promise<void> {
  await db.delete(geparkteEingabe).where(lte(zaehltAb, bis));
}
