import { and, eq, isNull, lt, min, type Placeholder, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { AntragRecht } from "~/domain/antrag/antragRecht";
import { LESUNGSVORGAENGE } from "~/domain/antrag/lesungen";
import type { Werte } from "~/formkit/field";
import type { Ausfuehrer, Tx } from "./datenbank";
import { firmenstandVon } from "./firmenstand";
import { fueVzaeDerFirma } from "./fueVzae";
import { insertGespeichert } from "./liveStore";
import { antrag, antragRecht } from "./schema/antrag";
import { antragHerkunft } from "./schema/antragHerkunft";
import { audit } from "./schema/audit";
import { benutzer } from "./schema/benutzer";
import { unternehmen } from "./schema/unternehmen";
import { hasEinsicht, isEinsehbar, type Moment } from "./einsichtBedingung";
import { vorbereitet } from "./vorbereitet";

export type AntragZeile = typeof antrag.$inferSelect;

/** An Antrag with what nearly every use case needs besides: names, the company's facts, and the person's assignment. */
export type AntragSatz = AntragZeile & {
  geaendertVonName: string;
  firma: string;
  rechtsform: string;
  stammdaten: Werte;
  /** See `AntragKontext`. Null when the company states none, and always for staff, who do not see its figures. */
  fueVzae: Readonly<Record<string, string>> | null;
  /** See `firmenstandVon`; empty for staff, who submit nothing. */
  firmenstand: string;
  recht: AntragRecht | null;
  /** It began with the answers of another Antrag. */
  hatHerkunft: boolean;
  /** What is not submitted may be seen, too: by people of the company, and by staff with its consent. */
  zeigtEntwuerfe: boolean;
};

/**
 * Whose assignment is looked up, and to which company the search is bound; null for internal staff, who see what was
 * submitted, and with the consent of the company everything else. `um`: the moment by which consents are judged, null
 * when none counts.
 */
export type Blick = { benutzerUuid: string; unternehmenUuid: string | null; um: string | null };

export const nameVon = (tabelle: typeof benutzer) => sql<string>`${tabelle.vorname} || ' ' || ${tabelle.nachname}`;

/** A line of the audit log about an Antrag; `von` is empty when no person of the company did it. */
export type AuditZeile = { am: string; vorgang: string; von: string };
const auditZeilen = z.array(z.object({ am: z.string(), vorgang: z.string(), von: z.string() }));

/** As literals: a plan must not depend on values. */
const LESUNGEN = sql.raw(LESUNGSVORGAENGE.map((vorgang) => `'${vorgang}'`).join(", "));

/**
 * The whole history in one value, so that a page needs no statement of its own for it. What staff have read has a list
 * of its own.
 */
const ereignisse = sql`(
  select coalesce(json_agg(json_build_object('am', ${audit.am}, 'vorgang', ${audit.vorgang},
    'von', coalesce((select b.vorname || ' ' || b.nachname from benutzer b where b.uuid = ${audit.benutzerUuid}), '')) order by ${audit.lfd}), '[]')
  from ${audit} where ${audit.antragUuid} = ${antrag.uuid} and ${audit.vorgang} not in (${LESUNGEN}))`;

type Wert = string | Placeholder;
type Blickwert = { benutzerUuid: Wert; unternehmenUuid: Wert | null; um: Moment };

type Satzwahl = Blickwert & { uuid: Wert; geschichte?: SQL | undefined };

function selectSatz(
  ausfuehrer: Ausfuehrer,
  { uuid, benutzerUuid, unternehmenUuid, um, geschichte = sql`null` }: Satzwahl,
) {
  return ausfuehrer
    .select({
      antrag,
      geschichte,
      geaendertVonName: nameVon(benutzer),
      firma: unternehmen.firma,
      rechtsform: unternehmen.rechtsform,
      stammdaten: unternehmen.stammdaten,
      fueVzae: unternehmenUuid === null ? sql<null>`null` : fueVzaeDerFirma,
      firmenstand: unternehmenUuid === null ? sql<string>`''` : firmenstandVon,
      recht: antragRecht.recht,
      hatHerkunft: sql<boolean>`exists (select 1 from ${antragHerkunft} where ${antragHerkunft.antragUuid} = ${antrag.uuid})`,
      zeigtEntwuerfe: unternehmenUuid === null ? hasEinsicht(um) : sql<boolean>`true`,
    })
    .from(antrag)
    .innerJoin(unternehmen, eq(unternehmen.uuid, antrag.unternehmenUuid))
    .innerJoin(benutzer, eq(benutzer.uuid, antrag.geaendertVon))
    .leftJoin(antragRecht, and(eq(antragRecht.antragUuid, antrag.uuid), eq(antragRecht.benutzerUuid, benutzerUuid)))
    .where(
      and(
        eq(antrag.uuid, uuid),
        unternehmenUuid === null ? isEinsehbar(um) : eq(antrag.unternehmenUuid, unternehmenUuid),
      ),
    )
    .limit(1);
}

type Gelesen = Awaited<ReturnType<typeof selectSatz>>[number];

const PLATZHALTER = {
  uuid: sql.placeholder("uuid"),
  benutzerUuid: sql.placeholder("benutzerUuid"),
  unternehmenUuid: sql.placeholder("unternehmenUuid"),
  um: sql.placeholder("um"),
};

const selectVorbereitet = (unternehmenUuid: Blickwert["unternehmenUuid"], geschichte?: SQL) =>
  vorbereitet((ausfuehrer, name) =>
    selectSatz(ausfuehrer, { ...PLATZHALTER, unternehmenUuid, geschichte }).prepare(name),
  );

/** The reads of every page, each for a person of a company and for internal staff. */
const LESEN = {
  nurSatz: { firma: selectVorbereitet(PLATZHALTER.unternehmenUuid), alle: selectVorbereitet(null) },
  mitGeschichte: {
    firma: selectVorbereitet(PLATZHALTER.unternehmenUuid, ereignisse),
    alle: selectVorbereitet(null, ereignisse),
  },
};

async function readSatz(
  ausfuehrer: Ausfuehrer,
  uuid: string,
  { blick, was }: { blick: Blick; was: keyof typeof LESEN },
): Promise<Gelesen | undefined> {
  const abfrage = LESEN[was][blick.unternehmenUuid === null ? "alle" : "firma"](ausfuehrer);
  return (await abfrage.execute({ uuid, ...blick }))[0];
}

const toSatz = (gelesen: Gelesen | undefined): AntragSatz | undefined => {
  if (gelesen === undefined) return undefined;
  const {
    antrag: zeile,
    geaendertVonName,
    firma,
    rechtsform,
    stammdaten,
    fueVzae,
    firmenstand,
    recht,
    hatHerkunft,
    zeigtEntwuerfe,
  } = gelesen;
  const firmenteil = { firma, rechtsform, stammdaten, fueVzae, firmenstand };
  return { ...zeile, ...firmenteil, geaendertVonName, recht, hatHerkunft, zeigtEntwuerfe };
};

/** The Antrag; undefined when there is none in the company looked at. */
export async function findAntrag(ausfuehrer: Ausfuehrer, uuid: string, blick: Blick): Promise<AntragSatz | undefined> {
  return toSatz(await readSatz(ausfuehrer, uuid, { blick, was: "nurSatz" }));
}

/** The Antrag with its history, oldest first. */
export async function findAntragMitGeschichte(
  ausfuehrer: Ausfuehrer,
  uuid: string,
  blick: Blick,
): Promise<{ satz: AntragSatz; geschichte: AuditZeile[] } | undefined> {
  const gelesen = await readSatz(ausfuehrer, uuid, { blick, was: "mitGeschichte" });
  const satz = toSatz(gelesen);
  return satz && { satz, geschichte: auditZeilen.parse(gelesen?.geschichte) };
}

/**
 * The Antrag, locked until the transaction ends. Whoever changes an Antrag or one of its Vorhaben locks the Antrag
 * first.
 */
export async function lockAntrag(tx: Tx, uuid: string, blick: Blick): Promise<AntragSatz | undefined> {
  return toSatz((await selectSatz(tx, { ...blick, uuid }).for("update", { of: antrag }))[0]);
}

type Aenderung = Partial<Omit<AntragZeile, "uuid" | "unternehmenUuid" | "erstelltAm" | "erstelltVon">>;

/**
 * Stores a new Antrag. Whoever creates it manages it; a Bevollmächtigte/r needs that only after becoming a Mitarbeiter.
 */
export async function insertAntrag(tx: Tx, zeile: typeof antrag.$inferInsert): Promise<void> {
  await tx.insert(antrag).values(zeile);
  await tx.insert(antragRecht).values({ antragUuid: zeile.uuid, benutzerUuid: zeile.erstelltVon, recht: "VERWALTEN" });
}

/** Changes an Antrag. With the person and the moment it counts as saved, and whoever else looks at it is told. */
export async function updateAntrag(tx: Tx, uuid: string, aenderung: Aenderung): Promise<void> {
  await tx.update(antrag).set(aenderung).where(eq(antrag.uuid, uuid));
  const { geaendertAm: am, geaendertVon: von } = aenderung;
  if (am !== undefined && von !== undefined) await insertGespeichert(tx, { antragUuid: uuid, am, von });
}

/** The facts of a company that the form rules need for a new Antrag, in which no year is answered yet. */
export async function findFormfakten(
  ausfuehrer: Ausfuehrer,
  uuid: string,
): Promise<Pick<AntragSatz, "rechtsform" | "stammdaten"> | undefined> {
  const [fakten] = await ausfuehrer
    .select({ rechtsform: unternehmen.rechtsform, stammdaten: unternehmen.stammdaten })
    .from(unternehmen)
    .where(eq(unternehmen.uuid, uuid));
  return fakten;
}

const geloeschterEntwurf = and(eq(antrag.status, "GELOESCHT"), isNull(antrag.antragsnummer));

/** How many deleted drafts there are, how many of them were deleted before `vor`, and when the oldest was. */
export async function countGeloeschte(
  ausfuehrer: Ausfuehrer,
  vor: Date,
): Promise<{ aufbewahrt: number; faellig: number; aeltesterSeit: Date | null }> {
  const [zahlen] = await ausfuehrer
    .select({
      aufbewahrt: sql<number>`count(*)::int`,
      faellig: sql<number>`(count(*) FILTER (WHERE ${lt(antrag.geloeschtAm, vor)}))::int`,
      aeltesterSeit: min(antrag.geloeschtAm),
    })
    .from(antrag)
    .where(geloeschterEntwurf);
  return zahlen ?? { aufbewahrt: 0, faellig: 0, aeltesterSeit: null };
}

/**
 * Removes drafts that were deleted before `vor` and never submitted, with their Vorhaben and revisions; returns how
 * many.
 */
export async function purgeGeloeschte(ausfuehrer: Ausfuehrer, vor: Date): Promise<number> {
  const entfernt = await ausfuehrer
    .delete(antrag)
    .where(and(geloeschterEntwurf, lt(antrag.geloeschtAm, vor)))
    .returning({ uuid: antrag.uuid });
  return entfernt.length;
}

/** The bare Antrag, locked, for an answer of the specialist system, which belongs to no company. */
export async function lockAntragFuerFach(tx: Tx, uuid: string): Promise<AntragZeile | undefined> {
  const [zeile] = await tx.select().from(antrag).where(eq(antrag.uuid, uuid)).for("update");
  return zeile;
}
