import { and, desc, eq, gte, lt, or, ilike, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ExportFall } from "~/domain/tabelle/exportFaelle";
import type { Spaltenbedingung } from "~/domain/tabelle/exportSpaltenfilter";
import { berlinDate } from "~/lib/date";
import { toSichtbar } from "./antragBedingungen";
import { type Suchauftrag, toAntragBedingung, toReihenfolge } from "./antragListe";
import { amZug } from "./antragSpalten";
import type { Blick } from "./antragStore";
import type { Tx } from "./datenbank";
import { angabe, angaben, IM_ANTRAG, nameDurch, type Werte, wert, ZU_ANTRAG, ZU_FIRMA } from "./exportAusdruecke";
import { toSpalten } from "./exportSpalten";
import { naechsteFrist } from "./laufendeFristen";
import { muster, toFilter } from "./listenBedingungen";
import { antrag, vorhaben } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";
import { bescheid } from "./schema/bescheid";
import { nachforderung } from "./schema/nachforderung";
import { schriftsatz } from "./schema/schriftsatz";
import { systemnachricht } from "./schema/systemnachricht";
import { mitgliedschaft, unternehmen } from "./schema/unternehmen";
import { wirtschaftsjahr } from "./schema/wirtschaftsjahr";

/** Which rows of a case are meant; `nurEigene`: of the Anträge only those on which the person has a right. */
export type Exportsuche = Pick<Suchauftrag, "nurEigene"> & {
  blick: Blick;
  suche: string;
  /** The keys of which a variable must hold one. */
  filter: Readonly<Record<string, readonly string[]>>;
  /** What the values of a variable must be. */
  spalten: Readonly<Record<string, Spaltenbedingung>>;
  /** Of this company alone; null for all. */
  firma: string | null;
  /** From here to there, the end exclusive. */
  von: Date | null;
  bis: Date | null;
  /** The moment that the file speaks of. */ jetzt: Date;
  /** The filters of the list of Anträge, and its order. */
  liste: Pick<Suchauftrag, "filter" | "sortierung">;
};

type Quelle = {
  /** FROM with its joins. */ aus: SQL;
  werte: Werte;
  /** What depends on the moment. */
  werteAm?: (jetzt: Date) => Werte;
  zeit: SQL;
  reihenfolge: readonly SQL[];
  /** What this person may see at all. */
  sichtbar: (suche: Exportsuche) => SQL | undefined;
  /** What the words of the search are looked for in. */
  text: readonly SQL[];
};

const antragSichtbar = ({ blick, nurEigene }: Exportsuche): SQL | undefined =>
  and(...toSichtbar({ blick, nurEigene, mitGeloeschten: false }));
const firmaSichtbar =
  (spalte: AnyPgColumn) =>
  ({ blick: { unternehmenUuid } }: Exportsuche): SQL | undefined =>
    unternehmenUuid === null ? undefined : eq(spalte, unternehmenUuid);

/** Rows that hang on an Antrag. */
const amAntrag = (
  tabelle: SQL,
  fremd: AnyPgColumn,
  { werte, zeit, uuid, wo }: { werte: Werte; zeit: AnyPgColumn; uuid: AnyPgColumn; wo?: (suche: Exportsuche) => SQL },
): Quelle => ({
  aus: sql`${tabelle} ${ZU_ANTRAG} = ${fremd} ${ZU_FIRMA}`,
  werte: { ...IM_ANTRAG, ...werte },
  zeit: wert(zeit),
  reihenfolge: [desc(zeit), sql`${uuid}`],
  sichtbar: (suche) => and(antragSichtbar(suche), wo?.(suche)),
  text: [wert(antrag.antragsnummer), wert(antrag.bezeichnung), wert(unternehmen.firma)],
});

const ANTRAEGE: Quelle = {
  aus: sql`${antrag} ${ZU_FIRMA}`,
  werte: {
    ...IM_ANTRAG,
    bezeichnung: wert(antrag.bezeichnung),
    version: wert(antrag.version),
    anzahlVorhaben: wert(antrag.anzahlVorhaben),
    erstelltAm: wert(antrag.erstelltAm),
    geaendertAm: wert(antrag.geaendertAm),
    geaendertVon: nameDurch(antrag.geaendertVon),
    eingereichtAm: wert(antrag.eingereichtAm),
    amZug,
  },
  werteAm: (jetzt) => ({ naechsteFrist: sql`${naechsteFrist(berlinDate(jetzt))}::text` }),
  zeit: wert(antrag.eingereichtAm),
  reihenfolge: [],
  sichtbar: ({ liste, blick, nurEigene, suche, jetzt }) =>
    toAntragBedingung({ ...liste, blick: { ...blick, heute: berlinDate(jetzt) }, nurEigene, suche }),
  text: [],
};

const VORHABEN = amAntrag(sql`${vorhaben}`, vorhaben.antragUuid, {
  werte: {
    position: wert(vorhaben.position),
    titel: wert(vorhaben.titel),
    kurzbezeichnung: wert(vorhaben.kurzbezeichnung),
    anzahlFehler: wert(vorhaben.anzahlFehler),
    anzahlWarnungen: wert(vorhaben.anzahlWarnungen),
    geaendertAm: wert(vorhaben.geaendertAm),
    geaendertVon: nameDurch(vorhaben.geaendertVon),
  },
  zeit: vorhaben.geaendertAm,
  uuid: vorhaben.uuid,
  wo: () => sql`not ${vorhaben.geloescht}`,
});

const NACHFORDERUNGEN = amAntrag(sql`${nachforderung}`, nachforderung.antragUuid, {
  werte: {
    nummer: wert(nachforderung.nummer),
    status: wert(nachforderung.status),
    anzahlFragen: sql`(select count(*)::int from nachforderung_frage f where f.nachforderung_uuid = ${nachforderung.uuid})`,
    erstelltAm: wert(nachforderung.erstelltAm),
    frist: wert(nachforderung.frist),
    erledigtAm: wert(nachforderung.erledigtAm),
  },
  zeit: nachforderung.erstelltAm,
  uuid: nachforderung.uuid,
});

const BESCHEIDE = amAntrag(sql`${bescheid}`, bescheid.antragUuid, {
  werte: {
    art: wert(bescheid.art),
    erstelltAm: wert(bescheid.erstelltAm),
    abrufbarBis: wert(bescheid.abrufbarBis),
    abgerufenAm: wert(bescheid.abgerufenAm),
    bekanntgabeAm: wert(bescheid.bekanntgabeAm),
    widerspruchsfrist: wert(bescheid.widerspruchsfrist),
  },
  zeit: bescheid.erstelltAm,
  uuid: bescheid.uuid,
});

const WIDERSPRUECHE = amAntrag(sql`${schriftsatz}`, schriftsatz.antragUuid, {
  werte: {
    status: wert(schriftsatz.status),
    erstelltAm: wert(schriftsatz.erstelltAm),
    eingereichtAm: wert(schriftsatz.eingereichtAm),
    eingereichtVon: nameDurch(schriftsatz.eingereichtVon),
    beendetAm: wert(schriftsatz.beendetAm),
  },
  zeit: schriftsatz.erstelltAm,
  uuid: schriftsatz.uuid,
  // A draft is for its company: staff with a consent read it on its page, and no file holds it (decision 80).
  wo: ({ blick }) =>
    sql`${schriftsatz.art} = 'WIDERSPRUCH' and ${schriftsatz.status} <> all(${blick.unternehmenUuid === null ? "{VERWORFEN,ENTWURF}" : "{VERWORFEN}"})`,
});

const FIRMENANGABEN = ["strasse", "hausnummer", "plz", "bundesland", "land", "wirtschaftszweig", "gruendungsjahr"];
const WEITERE = ["registerart", "registernummer", "registergericht", "telefon", "email", "website"];
const ort = sql`coalesce(${unternehmen.stammdaten}->>'ort', '')`;
/** First and last name, with what is missing left out. */
const ansprechperson = sql`nullif(concat_ws(' ', nullif(${angabe(unternehmen.stammdaten, "ansprechVorname")}, ''),
  nullif(${angabe(unternehmen.stammdaten, "ansprechNachname")}, '')), '')`;

const UNTERNEHMEN: Quelle = {
  aus: sql`${unternehmen}`,
  werte: {
    firma: wert(unternehmen.firma),
    rechtsform: wert(unternehmen.rechtsform),
    ...angaben(unternehmen.stammdaten, [...FIRMENANGABEN, ...WEITERE]),
    ort,
    ansprechperson,
    steuernummer: wert(unternehmen.steuernummer),
    anzahlBenutzer: sql`(select count(*)::int from mitgliedschaft m where m.unternehmen_uuid = ${unternehmen.uuid})`,
    erstelltAm: wert(unternehmen.erstelltAm),
  },
  zeit: wert(unternehmen.erstelltAm),
  reihenfolge: [sql`lower(${unternehmen.firma})`, sql`${unternehmen.uuid}`],
  sichtbar: firmaSichtbar(unternehmen.uuid),
  text: [wert(unternehmen.firma), ort],
};

const GROESSE = ["umsatz", "bilanzsumme", "beschaeftigteVzae", "verbundUmsatz", "verbundBeschaeftigteVzae"];
const FUE_TEILE = ["fuePersonal", "fueSach", "fueExtern"];
const alsZahl = (text: SQL): SQL => sql`case when ${text} ~ '^-?[0-9]+([.][0-9]+)?$' then (${text})::numeric end`;
/** All R&D expenses together; null until one is entered. @see domain/statistik/jahrZahlen */
const fueGesamt = sql`(select sum(teil)::text from unnest(array[${sql.join(
  FUE_TEILE.map((key) => alsZahl(angabe(wirtschaftsjahr.werte, key))),
  sql`, `,
)}]) teil)`;

const GESCHAEFTSSTATISTIK: Quelle = {
  aus: sql`${wirtschaftsjahr} join ${unternehmen} on ${unternehmen.uuid} = ${wirtschaftsjahr.unternehmenUuid}`,
  werte: {
    firma: wert(unternehmen.firma),
    beginn: wert(wirtschaftsjahr.beginn),
    ende: wert(wirtschaftsjahr.ende),
    ...angaben(wirtschaftsjahr.werte, ["rumpfjahr", "ebene", "wertart", "fueBeschaeftigteVzae"]),
    ...angaben(wirtschaftsjahr.werte, [...GROESSE, ...FUE_TEILE]),
    fueGesamt,
    geaendertAm: wert(wirtschaftsjahr.geaendertAm),
    geaendertVon: nameDurch(wirtschaftsjahr.geaendertVon),
  },
  zeit: sql`${wirtschaftsjahr.ende}::timestamp at time zone 'Europe/Berlin'`,
  reihenfolge: [sql`lower(${unternehmen.firma})`, desc(wirtschaftsjahr.ende), sql`${wirtschaftsjahr.uuid}`],
  sichtbar: firmaSichtbar(wirtschaftsjahr.unternehmenUuid),
  text: [wert(unternehmen.firma)],
};

const BENUTZER: Quelle = {
  aus: sql`${mitgliedschaft} join ${benutzer} on ${benutzer.uuid} = ${mitgliedschaft.benutzerUuid}
    join ${unternehmen} on ${unternehmen.uuid} = ${mitgliedschaft.unternehmenUuid}`,
  werte: {
    name: sql`trim(${benutzer.vorname} || ' ' || ${benutzer.nachname})`,
    email: wert(benutzer.email),
    firma: wert(unternehmen.firma),
    rolle: wert(mitgliedschaft.rolle),
    status: sql`case when ${benutzer.gesperrtSeit} is not null then 'GESPERRT'
      when ${benutzer.emailBestaetigtAm} is null then 'UNBESTAETIGT'
      when ${benutzer.passwortHash} is null then 'OHNE_PASSWORT' else 'AKTIV' end`,
    zweiterFaktor: sql`case when ${benutzer.appTfaSecret} is not null then 'APP'
      when ${benutzer.mailTfa} then 'MAIL' else 'KEINER' end`,
    gesperrtSeit: wert(benutzer.gesperrtSeit),
    erstelltAm: wert(benutzer.erstelltAm),
    letzteAnmeldungAm: wert(mitgliedschaft.letzteAnmeldungAm),
  },
  zeit: wert(benutzer.erstelltAm),
  reihenfolge: [sql`lower(${benutzer.nachname})`, sql`${benutzer.uuid}`, sql`${mitgliedschaft.unternehmenUuid}`],
  sichtbar: (suche) => and(firmaSichtbar(mitgliedschaft.unternehmenUuid)(suche), sql`${benutzer.entferntAm} is null`),
  text: [sql`${benutzer.vorname} || ' ' || ${benutzer.nachname}`, wert(benutzer.email), wert(unternehmen.firma)],
};

const SYSTEMNACHRICHTEN: Quelle = {
  aus: sql`${systemnachricht}`,
  werte: {
    titel: wert(systemnachricht.titel),
    anzeigenVon: wert(systemnachricht.anzeigenVon),
    anzeigenBis: wert(systemnachricht.anzeigenBis),
    zielgruppe: wert(systemnachricht.zielgruppe),
    anzahlGeschlossen: sql`(select count(*)::int from systemnachricht_geschlossen g
      where g.systemnachricht_uuid = ${systemnachricht.uuid})`,
    geaendertVon: nameDurch(systemnachricht.geaendertVon),
  },
  werteAm: (jetzt) => ({
    aktiv: sql`case when ${systemnachricht.anzeigenVon} > ${jetzt.toISOString()}::timestamptz then 'GEPLANT'
      when ${systemnachricht.anzeigenBis} <= ${jetzt.toISOString()}::timestamptz then 'VORBEI' else 'AKTIV' end`,
  }),
  zeit: wert(systemnachricht.anzeigenVon),
  reihenfolge: [desc(systemnachricht.anzeigenVon), sql`${systemnachricht.uuid}`],
  sichtbar: () => undefined,
  text: [wert(systemnachricht.titel)],
};

const QUELLEN: Readonly<Record<ExportFall, Quelle>> = {
  ANTRAEGE,
  VORHABEN,
  NACHFORDERUNGEN,
  BESCHEIDE,
  WIDERSPRUECHE,
  UNTERNEHMEN,
  GESCHAEFTSSTATISTIK,
  BENUTZER,
  SYSTEMNACHRICHTEN,
};

const werteVon = ({ werte, werteAm }: Quelle, { jetzt }: Exportsuche): Werte => ({ ...werte, ...werteAm?.(jetzt) });

function toWo(quelle: Quelle, suche: Exportsuche): SQL | undefined {
  const { zeit, sichtbar, text } = quelle;
  const werte = werteVon(quelle, suche);
  const gewaehlte = Object.entries(suche.filter).map(([key, keys]) => {
    const ausdruck = werte[key];
    return ausdruck === undefined ? sql`false` : toFilter(ausdruck, { art: "eineVon", werte: keys });
  });
  return and(
    sichtbar(suche),
    suche.suche === "" || text.length === 0 ? undefined : or(...text.map((eine) => ilike(eine, muster(suche.suche)))),
    ...gewaehlte,
    ...toSpalten(werte, suche.spalten),
    suche.firma === null ? undefined : eq(unternehmen.uuid, suche.firma),
    suche.von === null ? undefined : gte(zeit, suche.von.toISOString()),
    suche.bis === null ? undefined : lt(zeit, suche.bis.toISOString()),
  );
}

/** The statement that gives the rows of a case, each value under the key of its variable. */
export function selectExport(fall: ExportFall, variablen: readonly string[], suche: Exportsuche): SQL {
  const quelle = QUELLEN[fall];
  const werte = werteVon(quelle, suche);
  const spalten = variablen.map((key) => {
    if (werte[key] === undefined) throw new Error(`No such variable: ${key}`);
    return sql`${werte[key]} as ${sql.identifier(key)}`;
  });
  const reihenfolge =
    fall === "ANTRAEGE" ? toReihenfolge(suche.liste.sortierung, berlinDate(suche.jetzt)) : quelle.reihenfolge;
  return sql`select ${sql.join(spalten, sql`, `)} from ${quelle.aus} where ${toWo(quelle, suche) ?? sql`true`}
    order by ${sql.join([...reihenfolge], sql`, `)}`;
}

/** How many they are. */
export async function countExport(tx: Tx, fall: ExportFall, suche: Exportsuche): Promise<number> {
  const wo = sql`${QUELLEN[fall].aus} where ${toWo(QUELLEN[fall], suche) ?? sql`true`}`;
  const { rows } = await tx.execute<{ anzahl: number }>(sql`select count(*)::int as anzahl from ${wo}`);
  return rows[0]?.anzahl ?? 0;
}
