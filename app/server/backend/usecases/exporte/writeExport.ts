import { setTimeout as pause } from "node:timers/promises";
import type { Exportzelle } from "~/contract/tabelle/exportTabelle";
import type { ExportFormat } from "~/domain/tabelle/exportDatei";
import { listGewaehlte } from "~/domain/tabelle/exportAuswahl";
import { EXPORT_FAELLE } from "~/domain/tabelle/exportFaelle";
import { toSpaltenbedingungen } from "~/domain/tabelle/exportSpaltenfilter";
import type { Exportvariable } from "~/domain/tabelle/exportVariable";
import { exportUmfangVon } from "~/domain/tabelle/exportRechte";
import { readExportFilter, readFirma } from "~/domain/tabelle/exportFilter";
import { TABELLEN, worksInStab } from "~/domain/tabelle/tabellen";
import { addDays, berlinDate, berlinInstant } from "~/lib/date";
import { toListenanfrage } from "~/contract/tabelle/listenExport";
import { parseAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { streamFrom } from "~/lib/streams";
import { packCsv } from "~/server/tabellendatei/csv";
import { packJson } from "~/server/tabellendatei/json";
import { packXlsx, ZuVieleZeilen } from "~/server/tabellendatei/xlsx";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import type { Eingang } from "../../ports/ablagePort";
import type { Tx } from "../../storage/datenbank";
import { countExport, type Exportsuche, selectExport } from "../../storage/exportQuellen";
import { type ExportZeile, updateGeliehenen } from "../../storage/exportStore";
import { inSchnappschuss } from "../../storage/transaction";
import { streamZeilen } from "../../storage/zeilenStrom";
import { toSuche } from "../antraege/listAntraege";
import { blickVon } from "../antraege/antragRechte";

/** So many rows are read and turned into cells before others have their turn: a few milliseconds. */
const JE_STUECK = 100;
/** So many times as long as a piece took it rests afterwards: pages get at least two thirds of the process. */
const RUHE = 2;
const RUHE_HOECHSTENS_MS = 200;
/** So often it is noted how far it is, and the lease goes on. */
const MELDEN_MS = 1_000;
/** A million rows of all columns stay below. */
const MAX_BYTES = 2 ** 31 - 1;

/** How the bytes of each format come to be. */
const PACKEN = { CSV: packCsv, XLSX: packXlsx, JSON: packJson } as const satisfies Record<ExportFormat, unknown>;

/** The process stops: the order goes back to the queue. */
export class Unterbrochen extends Error {
  override readonly name = "Unterbrochen";
}

/** Another worker has the order. */
export class NichtMehrMeiner extends Error {
  override readonly name = "NichtMehrMeiner";
}

/** Who makes a file, and until when its order is its own. */
export type Lauf = { isStopping: () => boolean; leaseUntil: () => Date };

type Arbeit = { dienste: Dienste; auftrag: ExportZeile; lauf: Lauf };
export type Fertig = { schluessel: string; groesse: number; zeilen: number };

const beginnVon = (tag: string | null): Date | null => (tag === null ? null : berlinInstant(`${tag}T00:00:00`));

/** What the person may export now, as the order narrows it. */
function toExportsuche({ fall, query, von, bis }: ExportZeile, person: Person, jetzt: Date): Exportsuche {
  const umfang = exportUmfangVon(fall, person);
  if (umfang === null) throw new Ablehnung("KEIN_ZUGRIFF");
  const params = new URLSearchParams(query);
  const ansicht = parseAnsicht(params, TABELLEN.antraege);
  const isListe = fall === "ANTRAEGE";
  const liste = isListe
    ? toSuche(person, toListenanfrage(ansicht, TABELLEN.antraege), jetzt)
    : { filter: {}, sortierung: [] };
  return {
    liste,
    blick: blickVon(person),
    nurEigene: umfang !== "alle",
    suche: params.get("suche") ?? "",
    filter: isListe ? {} : readExportFilter(fall, params),
    spalten: toSpaltenbedingungen(fall, params),
    firma: isListe ? null : readFirma(params),
    von: beginnVon(von),
    bis: bis === null ? null : beginnVon(addDays(bis, 1)),
    jetzt,
  };
}

function toZelle({ art, namen }: Exportvariable, wert: unknown): Exportzelle {
  if (typeof wert === "number") return { art: "zahl", wert };
  if (typeof wert !== "string" || wert === "") return null;
  if (art === "tag") return { art: "tag", wert: wert.length === 10 ? wert : berlinDate(new Date(wert)) };
  return { art: "text", wert: namen?.[wert] ?? wert };
}

/**
 * Rows as cells. After each piece it waits twice as long as the piece took, so that pages go first. Between pieces it
 * looks whether the process stops, and notes how far it is.
 */
async function* packZeilen(
  { dienste, auftrag, lauf }: Arbeit,
  variablen: readonly Exportvariable[],
  { quelle, stand }: { quelle: AsyncIterable<Record<string, unknown>[]>; stand: { zeilen: number } },
): AsyncGenerator<Exportzelle[][]> {
  let gemeldet = performance.now();
  for await (const zeilen of quelle) {
    if (lauf.isStopping()) throw new Unterbrochen();
    const beginn = performance.now();
    yield zeilen.map((zeile) => variablen.map((variable) => toZelle(variable, zeile[variable.key])));
    stand.zeilen += zeilen.length;
    if (beginn - gemeldet > MELDEN_MS) {
      const fortschritt = { geschrieben: stand.zeilen, naechsterVersuchAm: lauf.leaseUntil() };
      if (!(await updateGeliehenen(dienste.db, auftrag, fortschritt))) throw new NichtMehrMeiner();
      gemeldet = beginn;
    }
    await pause(Math.min(RUHE_HOECHSTENS_MS, RUHE * (performance.now() - beginn)));
  }
}

/**
 * Puts the file under a new random key. Its row is written afterwards: a crash in between leaves bytes that the
 * clean-up removes.
 */
async function store(
  { ablage, random }: Dienste,
  pieces: AsyncIterable<Uint8Array>,
): Promise<Pick<Fertig, "schluessel" | "groesse">> {
  const eingang: Eingang = await ablage.receive(streamFrom(pieces), MAX_BYTES);
  try {
    if (eingang.isZuGross) throw new Ablehnung("DATEI_ZU_GROSS");
    const schluessel = random.token();
    await eingang.takeOver(schluessel);
    return { schluessel, groesse: eingang.groesse };
  } catch (error) {
    await eingang.discard().catch(() => undefined);
    throw error;
  }
}

/** What went wrong in it, which the storage only sees as a stream that ended early. */
async function* withGrund<T>(pieces: AsyncIterable<T>, stand: { grund: unknown }): AsyncGenerator<T> {
  try {
    yield* pieces;
  } catch (error) {
    stand.grund = error;
    throw error;
  }
}

async function pack(arbeit: Arbeit, person: Person, tx: Tx): Promise<Fertig> {
  const { dienste, auftrag } = arbeit;
  const suche = toExportsuche(auftrag, person, dienste.clock.now());
  const variablen = listGewaehlte(auftrag.fall, { gewaehlt: auftrag.spalten, isStab: worksInStab(person) });
  const gesamt = await countExport(tx, auftrag.fall, suche);
  await updateGeliehenen(dienste.db, auftrag, { gesamt, geschrieben: 0 });
  const keys = variablen.map(({ key }) => key);
  const quelle = streamZeilen(tx, selectExport(auftrag.fall, keys, suche), JE_STUECK);
  const stand = { zeilen: 0, grund: null as unknown };
  const tabelle = {
    name: EXPORT_FAELLE[auftrag.fall].label,
    spalten: variablen,
    stuecke: packZeilen(arbeit, variablen, { quelle, stand }),
  };
  try {
    const abgelegt = await store(dienste, withGrund(PACKEN[auftrag.format](tabelle), stand));
    return { ...abgelegt, zeilen: stand.zeilen };
  } catch (error) {
    if (stand.grund instanceof ZuVieleZeilen) throw new Ablehnung("DATEI_ZU_GROSS");
    throw stand.grund ?? error;
  }
}

/**
 * Writes the file of an order with the rights of this person, out of one snapshot, so that no row is missing or there
 * twice.
 */
export const writeExport = (arbeit: Arbeit, person: Person): Promise<Fertig> =>
  inSchnappschuss(arbeit.dienste, (tx) => pack(arbeit, person, tx));
