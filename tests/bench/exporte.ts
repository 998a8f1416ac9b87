import { rmSync } from "node:fs";
import { loadavg } from "node:os";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { isExportFall, listVariablen } from "~/domain/tabelle/exportFaelle";
import { choosePlace } from "~/server/embedded/postgresPlace";
import { type Browser, listOf, textOf } from "../support/browser";
import { connectionOf } from "../support/embeddedDatabase";
import { logIn, must } from "../support/kunde";
import { createDataFolder, startPortal } from "../support/portalProcess";
import { fill } from "./fuelleListe";
import { fillWeitere } from "./fuelleWeitere";
import { get } from "./load";
import { residentMegabytes } from "./speicherbedarf";
import { quantil } from "./tabelle";

/** Of the Anträge that are made one in six is a draft, which staff do not see. */
const SEITE = "/profil";
const ALLEIN = 200;
const FORMATE = ["XLSX", "CSV", "JSON"] as const;

/**
 * Which cases are written, each in every format. `anlauf`: so many pages alone fill a young process with what it keeps;
 * only what comes after that is the export's.
 */
type Umfang = { antraege: number; weitere: number; anlauf: number; faelle: readonly string[] };

/** Of one case as many rows as issue 18 demands, and of every case that is another query fewer. */
const EXPORTUMFANG = {
  exporte: { antraege: 1_200_000, weitere: 0, anlauf: 8_000, faelle: ["ANTRAEGE"] },
  exporteJeFall: {
    antraege: 120_000,
    weitere: 100_000,
    anlauf: 4_000,
    faelle: ["ANTRAEGE", "BENUTZER", "GESCHAEFTSSTATISTIK"],
  },
} as const satisfies Record<string, Umfang>;

/** One of the two measurements, as the command names it. */
export type Exportmass = keyof typeof EXPORTUMFANG;

/** What one format needed: rows, time, growth of the resident memory, and the page while it was written. */
export type Exportlauf = {
  fall: string;
  format: string;
  zeilen: number;
  sekunden: number;
  megabyte: number;
  allein: number[];
  daneben: number[];
};
export type Exportmessung = { mass: Exportmass; laeufe: Exportlauf[]; last: number };

const cookieOf = (browser: Browser): string => [...browser.kekse].map(([name, value]) => `${name}=${value}`).join("; ");

/** Many rows as a file, and the page of somebody else meanwhile. */
export async function measureExporte(mass: Exportmass): Promise<Exportmessung> {
  const { antraege, weitere, anlauf, faelle }: Umfang = EXPORTUMFANG[mass];
  const dataFolder = createDataFolder();
  const { data } = choosePlace(dataFolder);
  const portal = await startPortal({
    env: { DATENORDNER: dataFolder, LOG_LEVEL: "warn", SITZUNG_ZUGRIFF_SEKUNDEN: "3600" },
  });
  const client = new pg.Client(connectionOf(data));
  try {
    await client.connect();
    const admin = await logIn(portal.url, dataFolder, "admin@example.org");
    must(await admin.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: "ADMINISTRATOR" }), "role");
    const { rows } = await client.query<{ uuid: string }>(
      "SELECT uuid FROM benutzer WHERE email = 'bevollmaechtigt@example.org'",
    );
    await fill(client, { von: 1, bis: antraege, benutzerUuid: rows[0]?.uuid ?? "" });
    await fillWeitere(client, weitere);
    const [last = 0] = loadavg();
    const messplatz = { url: portal.url + SEITE, cookie: cookieOf(admin), pid: portal.pid, admin };
    for (let runde = 0; runde < anlauf; runde += 1) await timePage(messplatz);
    const laeufe: Exportlauf[] = [];
    for (const fall of faelle)
      for (const format of FORMATE) laeufe.push(await measureFormat(messplatz, { fall, format }));
    return { mass, laeufe, last };
  } finally {
    await client.end();
    await portal.stop();
    rmSync(dirname(dataFolder), { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  }
}

type Messplatz = { url: string; cookie: string; pid: number; admin: Browser };

async function timePage({ url, cookie }: Messplatz): Promise<number> {
  const vorher = performance.now();
  const { status } = await get(url, { cookie });
  if (status !== 200) throw new Error(`${url}: ${String(status)}`);
  return performance.now() - vorher;
}

async function measureFormat(
  messplatz: Messplatz,
  { fall, format }: Pick<Exportlauf, "fall" | "format">,
): Promise<Exportlauf> {
  const { admin, pid } = messplatz;
  const allein: number[] = [];
  for (let runde = 0; runde < ALLEIN; runde += 1) allein.push(await timePage(messplatz));
  const vorher = residentMegabytes(pid);
  const beginn = performance.now();
  must(await admin.post("/v1/exporte", { fall, format, zweck: "BERICHT", ...spaltenVon(fall) }), "order");
  const daneben: number[] = [];
  for (let hoechster = vorher; ;) {
    for (let runde = 0; runde < 10; runde += 1) {
      daneben.push(await timePage(messplatz));
      hoechster = Math.max(hoechster, residentMegabytes(pid));
      // As pages come: with pauses, so that the machine is not busy with them alone.
      await pause(20);
    }
    const [neuester] = listOf(must(await admin.get("/v1/exporte"), "list").body.data);
    const zustand = textOf(neuester?.zustand);
    if (zustand === "FEHLGESCHLAGEN") throw new Error(`${fall} as ${format} failed`);
    if (zustand !== "FERTIG") continue;
    const sekunden = (performance.now() - beginn) / 1000;
    if (!textOf(neuester?.fileName).endsWith(format.toLowerCase())) throw new Error("Another file");
    const lauf = {
      fall,
      format,
      zeilen: Number(neuester?.zeilen),
      sekunden,
      megabyte: hoechster - vorher,
      allein,
      daneben,
    };
    console.error(fall, format, sekunden.toFixed(0), lauf.megabyte.toFixed(0), verlangsamung(lauf, 0.5).toFixed(2));
    return lauf;
  }
}

/** All there are; without a choice the Anträge have the columns of their list, the other cases refuse. */
const spaltenVon = (fall: string): { variablen?: string[] } =>
  fall === "ANTRAEGE" || !isExportFall(fall) ? {} : { variablen: listVariablen(fall, true).map(({ key }) => key) };

/** How many times as long the page took while the file was written. */
export const verlangsamung = ({ allein, daneben }: Exportlauf, anteil: number): number =>
  quantil(daneben, anteil) / quantil(allein, anteil);
