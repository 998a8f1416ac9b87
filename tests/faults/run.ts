import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { checkBestand, countWartende } from "./bestand";
import { hammerSaves, hammerSubmissions } from "./kraefte";
import { connectionOf } from "../support/embeddedDatabase";
import { loginKunde, type Kunde } from "../support/kunde";
import { endOpfer, restartOpfer, SCHLAEGE, startOpfer, strike, type Opfer, type Schlag } from "./opfer";
import { leeresProtokoll, type Protokoll } from "./protokoll";
import { checkAnlagen, checkEinreichungen, checkSpeicherungen, repeatRequests } from "./pruefung";
import { createRandom } from "./random";

/**
 * Kills the built portal in the middle of saves and submissions, starts it again and looks whether anything was lost.
 * `npm run faults -- --runden 50 --saat 7`; the same seed strikes in the same way at the same times.
 */
const SPEICHERNDE = 4;
const EINREICHENDE = 3;
/** When the blow falls, counted from the moment at which saves and submissions are under way. */
const SPANNE_MS = 1_200;
const ANLAUF_LIMIT_MS = 60_000;
/**
 * A mail that a killed worker had taken is free again after 60 seconds; a transmission waits for the simulator only.
 */
const WARTE_LIMIT_MS = 90_000;

const { values } = parseArgs({ options: { runden: { type: "string", default: "30" }, saat: { type: "string" } } });
const runden = Number(values.runden);
const saat = Number(values.saat ?? Date.now() % 1_000_000);
const random = createRandom(saat);

type Zeile = {
  Runde: number;
  Schlag: Schlag;
  "nach ms": number;
  Speicherungen: string;
  Einreichungen: string;
  "bereit nach ms": number;
  Verstöße: number;
};

const choose = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];

/** One blow: load, kill, start, compare. */
async function playRunde(
  opfer: Opfer,
  kunde: Kunde,
  runde: number,
): Promise<{ zeile: Zeile; protokoll: Protokoll; verstoesse: string[] }> {
  const protokoll = leeresProtokoll(runde);
  const schlag = choose(SCHLAEGE);
  const nach = Math.round(random() * SPANNE_MS);
  const kraefte = [
    ...Array.from({ length: SPEICHERNDE }, (_, nummer) => hammerSaves(kunde, protokoll, `S${nummer + 1}`)),
    ...Array.from({ length: EINREICHENDE }, (_, nummer) => hammerSubmissions(kunde, protokoll, `E${nummer + 1}`)),
  ];
  await waitForLoad(protokoll);
  await wait(nach);
  protokoll.istGefallen = true;
  await strike(opfer, schlag);
  await Promise.all(kraefte);
  const bereitNach = Math.round(await restartOpfer(opfer));
  const gezaehlt = count(protokoll);
  const verstoesse = [...protokoll.unerwartet, ...(await compare(opfer, kunde, protokoll))];
  const zeile = {
    Runde: runde,
    Schlag: schlag,
    "nach ms": nach,
    ...gezaehlt,
    "bereit nach ms": bereitNach,
    Verstöße: verstoesse.length,
  };
  return { zeile, protokoll, verstoesse };
}

/** A blow on an idle portal proves nothing: waits until a save was answered and a submission has begun. */
async function waitForLoad(protokoll: Protokoll): Promise<void> {
  const limit = Date.now() + ANLAUF_LIMIT_MS;
  while (protokoll.einreichungen.length === 0 || !protokoll.speicherungen.some(({ antwort }) => antwort !== null)) {
    if (Date.now() > limit || protokoll.unerwartet.length > 0) {
      protokoll.unerwartet.push("Die Last kam nicht in Gang");
      return;
    }
    await wait(5);
  }
}

/** Acknowledged, and sent in all. */
function count({ speicherungen, einreichungen }: Protokoll): Pick<Zeile, "Speicherungen" | "Einreichungen"> {
  const gespeichert = speicherungen.filter(({ antwort }) => antwort !== null).length;
  const eingereicht = einreichungen.filter(({ bestaetigt }) => bestaetigt).length;
  return {
    Speicherungen: `${gespeichert} von ${speicherungen.length}`,
    Einreichungen: `${eingereicht} von ${einreichungen.length}`,
  };
}

/** First what lies in the database untouched, then what the portal answers to repetitions, then the database again. */
async function compare(opfer: Opfer, kunde: Kunde, protokoll: Protokoll): Promise<string[]> {
  return withDatabase(opfer, async (client) => [
    ...(await checkBestand(client)),
    ...(await checkSpeicherungen(client, protokoll)),
    ...(await repeatRequests(kunde, protokoll)),
    ...(await checkEinreichungen(kunde, protokoll)),
    ...(await checkSpeicherungen(client, protokoll)),
    ...(await checkAnlagen(client, protokoll)),
    ...(await checkBestand(client)),
  ]);
}

/** After the last round: nothing of any round was lost by a later blow, and nothing waits for ever. */
async function compareAll(opfer: Opfer, protokolle: Protokoll[]): Promise<string[]> {
  return withDatabase(opfer, async (client) => {
    const start = performance.now();
    let wartende = await countWartende(client);
    while (wartende.uebermittlungen + wartende.mails > 0 && performance.now() - start < WARTE_LIMIT_MS) {
      await wait(250);
      wartende = await countWartende(client);
    }
    const { uebermittlungen, mails } = wartende;
    console.log(
      `Nach ${Math.round((performance.now() - start) / 1000)} s warten noch ${uebermittlungen} Übermittlungen und ${mails} Mails.`,
    );
    const verstoesse = [
      ...(uebermittlungen + mails > 0 ? ["Übermittlungen oder Mails bleiben liegen"] : []),
      ...(await checkBestand(client)),
    ];
    for (const protokoll of protokolle)
      verstoesse.push(...(await checkSpeicherungen(client, protokoll)), ...(await checkAnlagen(client, protokoll)));
    return verstoesse;
  });
}

async function withDatabase<T>(opfer: Opfer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionOf(opfer.data));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

console.log(`${runden} Runden, Saat ${saat}`);
const opfer = await startOpfer();
const verstoesse: string[] = [];
const zeilen: Zeile[] = [];
const protokolle: Protokoll[] = [];
try {
  const kunde = await loginKunde(opfer.url, opfer.dataFolder);
  for (let runde = 1; runde <= runden; runde += 1) {
    const ergebnis = await playRunde(opfer, kunde, runde);
    zeilen.push(ergebnis.zeile);
    protokolle.push(ergebnis.protokoll);
    for (const text of ergebnis.verstoesse) verstoesse.push(`Runde ${runde}: ${text}`);
  }
  verstoesse.push(...(await compareAll(opfer, protokolle)));
} catch (error) {
  verstoesse.push(
    `Abbruch: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n${opfer.portal.output().slice(-2000)}`,
  );
} finally {
  await endOpfer(opfer);
}
console.table(zeilen);
for (const text of verstoesse) console.error(text);
console.log(verstoesse.length === 0 ? "Nichts ging verloren, nichts blieb halb." : `${verstoesse.length} Verstöße.`);
process.exit(verstoesse.length === 0 ? 0 : 1);
