import { and, asc, desc, eq, ilike, inArray, isNull, ne, or, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { Umfang } from "~/domain/benutzer/systemrollenRechte";
import { type Blick, nameVon } from "./antragStore";
import { isEinsehbar } from "./einsichtBedingung";
import type { Ausfuehrer, Tx } from "./datenbank";
import { antrag, antragRecht } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";
import { datei } from "./schema/datei";
import { nachricht, nachrichtGelesen } from "./schema/nachricht";
import { unternehmen } from "./schema/unternehmen";

/** Who reads: the company is null for internal staff. */
export type Leser = Blick & { umfang: Umfang };

/** Whoever created the Antrag has an assignment like others, which can be taken. */
const meinAntrag = (antragUuid: SQLWrapper, benutzerUuid: SQLWrapper): SQL => sql`exists (
  select 1 from ${antragRecht} r where r.antrag_uuid = ${antragUuid} and r.benutzer_uuid = ${benutzerUuid})`;

/** A member of a company; `rolle`: employees see the messages of their Anträge. */
type Mitglied = { unternehmenUuid: SQLWrapper; benutzerUuid: SQLWrapper; rolle: SQLWrapper };

/** Is the message `n` one to this member? What others of the company answered is not. */
export const isAnMitglied = (wer: Mitglied): SQL =>
  sql`n.unternehmen_uuid = ${wer.unternehmenUuid} and n.art <> 'ANTWORT'
    and (${wer.rolle} = 'BEVOLLMAECHTIGTER' or ${meinAntrag(sql`n.antrag_uuid`, wer.benutzerUuid)})`;

/** How many messages a member of a company has not read, as an expression. */
export const anzahlUngelesen = (wer: Mitglied): SQL<number> =>
  sql<number>`(select count(*)::int from nachricht n where ${isAnMitglied(wer)}
    and not exists (select 1 from nachricht_gelesen g where g.nachricht_uuid = n.uuid and g.benutzer_uuid = ${wer.benutzerUuid}))`;

/**
 * The messages that somebody may see.
 * @assumed domain.md 4.2 says "assigned Anträge" for employees: messages about the company as a whole are for its
 * authorised representatives. What is about a draft is for staff only with the consent of its company. "own replies" of
 * support: what the authority wrote by hand, and the answers to it; the rest is between the portal and the company.
 */
function sichtbar({ benutzerUuid, unternehmenUuid, umfang, um }: Leser): SQL | undefined {
  if (unternehmenUuid === null) {
    const offenbar = or(
      isNull(nachricht.antragUuid),
      sql`exists (select 1 from ${antrag} where ${antrag.uuid} = ${nachricht.antragUuid} and ${isEinsehbar(um)})`,
    );
    return umfang === "alle" ? offenbar : and(inArray(nachricht.art, ["MITTEILUNG", "ANTWORT"]), offenbar);
  }
  const firma = eq(nachricht.unternehmenUuid, unternehmenUuid);
  return umfang === "alle" ? firma : and(firma, meinAntrag(nachricht.antragUuid, sql`${benutzerUuid}::uuid`));
}

const isRead = (benutzerUuid: string) => sql<boolean>`exists (select 1 from ${nachrichtGelesen}
  where ${nachrichtGelesen.nachrichtUuid} = ${nachricht.uuid} and ${nachrichtGelesen.benutzerUuid} = ${benutzerUuid}::uuid)`;

const spalten = (leser: Leser) => ({
  zeile: nachricht,
  gelesen: isRead(leser.benutzerUuid),
  antragsnummer: antrag.antragsnummer,
  bezeichnung: antrag.bezeichnung,
  antragStatus: antrag.status,
  erstelltVon: antrag.erstelltVon,
  recht: antragRecht.recht,
  firma: unternehmen.firma,
  vonName: sql<string | null>`${nameVon(benutzer)}`,
  anzahlAnlagen: sql<number>`(select count(*)::int from ${datei} d where d.antwort_uuid = ${nachricht.uuid} and d.geloescht_am is null)`,
  anzahlAntworten: sql<number>`(select count(*)::int from ${nachricht} a where a.antwort_auf = ${nachricht.uuid})`,
});

function select(ausfuehrer: Ausfuehrer, leser: Leser) {
  const meinRecht = and(eq(antragRecht.antragUuid, antrag.uuid), eq(antragRecht.benutzerUuid, leser.benutzerUuid));
  return ausfuehrer
    .select(spalten(leser))
    .from(nachricht)
    .innerJoin(unternehmen, eq(unternehmen.uuid, nachricht.unternehmenUuid))
    .leftJoin(antrag, eq(antrag.uuid, nachricht.antragUuid))
    .leftJoin(antragRecht, meinRecht)
    .leftJoin(benutzer, eq(benutzer.uuid, nachricht.von))
    .$dynamic();
}

/** A message with what its readers see beside it. */
export type NachrichtSatz = Awaited<ReturnType<typeof select>>[number];

/** Which messages a list shows. */
export type Nachrichtensuche = {
  zeige: "alle" | "ungelesen" | "gelesen" | "antworten";
  suche: string;
  antragUuid: string | null;
};

const muster = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

function gesucht(leser: Leser, { zeige, suche, antragUuid }: Nachrichtensuche): SQL | undefined {
  const empfangen = ne(nachricht.art, "ANTWORT");
  const gelesen = isRead(leser.benutzerUuid);
  const art = {
    alle: leser.unternehmenUuid === null ? undefined : empfangen,
    ungelesen: and(empfangen, sql`not ${gelesen}`),
    gelesen: and(empfangen, gelesen),
    antworten: eq(nachricht.art, "ANTWORT"),
  }[zeige];
  const felder = [nachricht.titel, nachricht.text, antrag.antragsnummer, antrag.bezeichnung, unternehmen.firma];
  const text = suche === "" ? undefined : or(...felder.map((feld) => ilike(feld, muster(suche))));
  return and(sichtbar(leser), art, text, antragUuid === null ? undefined : eq(nachricht.antragUuid, antragUuid));
}

type Seite = { limit: number; offset: number };

/** The messages of one page of a list, newest first, and how many there are in all. */
export async function listNachrichten(
  ausfuehrer: Ausfuehrer,
  leser: Leser,
  { suche, seite: { limit, offset } }: { suche: Nachrichtensuche; seite: Seite },
): Promise<{ saetze: NachrichtSatz[]; total: number }> {
  const bedingung = gesucht(leser, suche);
  const saetze = await select(ausfuehrer, leser)
    .where(bedingung)
    .orderBy(desc(nachricht.erstelltAm), asc(nachricht.uuid))
    .limit(limit)
    .offset(offset);
  if (offset === 0 && saetze.length < limit) return { saetze, total: saetze.length };
  const [gezaehlt] = await ausfuehrer
    .select({ anzahl: sql<number>`count(*)::int` })
    .from(nachricht)
    .innerJoin(unternehmen, eq(unternehmen.uuid, nachricht.unternehmenUuid))
    .leftJoin(antrag, eq(antrag.uuid, nachricht.antragUuid))
    .where(bedingung);
  return { saetze, total: gezaehlt?.anzahl ?? 0 };
}

/** One message; undefined when there is none that this reader may see. */
export async function findNachricht(
  ausfuehrer: Ausfuehrer,
  leser: Leser,
  uuid: string,
): Promise<NachrichtSatz | undefined> {
  const [satz] = await select(ausfuehrer, leser).where(and(sichtbar(leser), eq(nachricht.uuid, uuid)));
  return satz;
}

/** Everything about an Antrag that this reader may see, oldest first; the newest `hoechstens`. */
export async function listVerlauf(
  ausfuehrer: Ausfuehrer,
  leser: Leser,
  { antragUuid, hoechstens }: { antragUuid: string; hoechstens: number },
): Promise<NachrichtSatz[]> {
  const saetze = await select(ausfuehrer, leser)
    .where(and(sichtbar(leser), eq(nachricht.antragUuid, antragUuid)))
    .orderBy(desc(nachricht.erstelltAm), asc(nachricht.uuid))
    .limit(hoechstens);
  return saetze.toReversed();
}

export async function insertNachricht(ausfuehrer: Ausfuehrer, zeile: typeof nachricht.$inferInsert): Promise<void> {
  await ausfuehrer.insert(nachricht).values(zeile);
}

export async function markGelesen(
  tx: Tx,
  uuid: string,
  { benutzerUuid, am }: { benutzerUuid: string; am: Date },
): Promise<void> {
  await tx.insert(nachrichtGelesen).values({ nachrichtUuid: uuid, benutzerUuid, gelesenAm: am }).onConflictDoNothing();
}

export async function markUngelesen(tx: Tx, uuid: string, benutzerUuid: string): Promise<void> {
  const meine = and(eq(nachrichtGelesen.nachrichtUuid, uuid), eq(nachrichtGelesen.benutzerUuid, benutzerUuid));
  await tx.delete(nachrichtGelesen).where(meine);
}

/** Marks everything that the reader sees as read; answers how many were not. */
export async function markAlleGelesen(tx: Tx, leser: Leser, am: Date): Promise<number> {
  const offen = tx
    .select({
      nachrichtUuid: nachricht.uuid,
      benutzerUuid: sql<string>`${leser.benutzerUuid}::uuid`.as("benutzer_uuid"),
      gelesenAm: sql<Date>`${am.toISOString()}::timestamptz`.as("gelesen_am"),
    })
    .from(nachricht)
    .where(and(sichtbar(leser), ne(nachricht.art, "ANTWORT"), sql`not ${isRead(leser.benutzerUuid)}`));
  const neue = await tx
    .insert(nachrichtGelesen)
    .select(offen)
    .onConflictDoNothing()
    .returning({ uuid: nachrichtGelesen.nachrichtUuid });
  return neue.length;
}

/** Answers that the specialist system has not acknowledged, oldest first. */
export async function listOffeneAntworten(ausfuehrer: Ausfuehrer, anzahl: number) {
  return ausfuehrer
    .select({
      zeile: nachricht,
      antragsnummer: antrag.antragsnummer,
      firma: unternehmen.firma,
      vonName: sql<string | null>`${nameVon(benutzer)}`,
    })
    .from(nachricht)
    .innerJoin(unternehmen, eq(unternehmen.uuid, nachricht.unternehmenUuid))
    .leftJoin(antrag, eq(antrag.uuid, nachricht.antragUuid))
    .leftJoin(benutzer, eq(benutzer.uuid, nachricht.von))
    .where(and(eq(nachricht.art, "ANTWORT"), isNull(nachricht.quittiertAm)))
    .orderBy(asc(nachricht.erstelltAm), asc(nachricht.uuid))
    .limit(anzahl);
}

/** Acknowledges an answer, the first time; false when there is no such answer. */
export async function markQuittiert(tx: Tx, uuid: string, am: Date): Promise<boolean> {
  const zeilen = await tx
    .update(nachricht)
    .set({ quittiertAm: sql`coalesce(${nachricht.quittiertAm}, ${am.toISOString()}::timestamptz)` })
    .where(and(eq(nachricht.uuid, uuid), eq(nachricht.art, "ANTWORT")))
    .returning({ uuid: nachricht.uuid });
  return zeilen.length > 0;
}
