import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { choosePlace } from "~/server/embedded/postgresPlace";
import { connectionOf, readPostmaster } from "../support/embeddedDatabase";
import { createDataFolder } from "../support/portalProcess";
import {
  replaceDateien,
  replaceExporte,
  replaceListe,
  replaceLive,
  replaceSeiten,
  replaceUnternehmen,
  renderBericht,
  type Ergebnis,
  type Seite,
} from "./bericht";
import { cpuOf } from "./cpu";
import { measureExporte } from "./exporte";
import { measureDateien } from "./dateien";
import { LIVE } from "../support/seitengewicht";
import { weigh } from "./gewicht";
import { measureListe } from "./liste";
import { measureLive } from "./live";
import { get, getsPage, measure } from "./load";
import { createTabelle, startPruefling, type Pruefling } from "./pruefling";
import { insertsWerte, mergesVorhaben, openVorhaben, savesVorhaben } from "./speichern";
import { measureMemory } from "./speicherbedarf";
import { countStatements } from "./statements";
import { measureUnternehmen } from "./unternehmensseiten";

/**
 * Measures the built portal against references in the same run and writes docs/benchmarks.md. `--sekunden 3 --runden 3`
 * is one turn and how many; `--nur seiten` measures only pages, saves, weight and memory and writes only their
 * sections, `--nur liste` the list at scale, `--nur live` the live channel, `--nur dateien` files of strangers,
 * `--nur exporte` a million rows as a file, `--nur exporteJeFall` 100,000 of each large case,
 * `--nur unternehmen` the pages of the company.
 */
const { values } = parseArgs({
  options: {
    sekunden: { type: "string", default: "3" },
    runden: { type: "string", default: "3" },
    nur: { type: "string" },
  },
});
const umfang = { sekunden: Number(values.sekunden), runden: Number(values.runden) };
const target = join(import.meta.dirname, "../../docs/benchmarks.md");

const ZEILEN = 100;
/** How often each page of the list is asked for at each stage. */
const LISTE_RUNDEN = 200;

type Blatt = { key: string; titel: string; path: string; hatZiel: boolean };

async function startReference(pages: { key: string; html: Buffer }[]): Promise<{ url: string; child: ChildProcess }> {
  const folder = mkdtempSync(join(tmpdir(), "antragsportal-messung-"));
  for (const { key, html } of pages) writeFileSync(join(folder, `${key}.html`), html);
  const child = fork(join(import.meta.dirname, "referenceServer.ts"), [folder, ...pages.map(({ key }) => key)], {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [message] = z.tuple([z.object({ port: z.number() })], z.unknown()).parse(await once(child, "message"));
  rmSync(folder, { recursive: true });
  return { url: `http://127.0.0.1:${message.port}`, child };
}

async function measurePages({ portal, cookie, cpu }: Pruefling, blaetter: Blatt[]): Promise<Seite[]> {
  const pages: (Blatt & { html: Buffer })[] = [];
  for (const blatt of blaetter) {
    const { status, body } = await get(portal.url + blatt.path, { cookie });
    if (status !== 200) throw new Error(`${blatt.path}: ${status}`);
    pages.push({ ...blatt, html: body });
  }
  const reference = await startReference(pages);
  const cpuOfReference = () => cpuOf({ pid: reference.child.pid ?? 0 });
  const seiten: Seite[] = [];
  for (const { key, titel, hatZiel, path, html } of pages) {
    const laenge = html.byteLength;
    const [eigen, remix, bare] = await measure(
      [
        { name: "Portal", work: getsPage(portal.url + path, laenge, { cookie }), cpu },
        { name: "Bare Remix page", work: getsPage(`${reference.url}/remix/${key}`, laenge), cpu: cpuOfReference },
        { name: "`node:http`", work: getsPage(`${reference.url}/bare/${key}`, laenge), cpu: cpuOfReference },
      ],
      umfang,
    );
    if (eigen && remix && bare)
      seiten.push({ titel, hatZiel, kilobyte: Math.round(laenge / 1024), portal: eigen, remix, bare });
  }
  reference.child.kill();
  return seiten;
}

async function createBlaetter({ kunde }: Pruefling, formular: string): Promise<Blatt[]> {
  const tabelle = await createTabelle(kunde, ZEILEN);
  return [
    { key: "liste", titel: "List of Anträge", path: "/antraege?groesse=25", hatZiel: true },
    { key: "formular", titel: "Form tab", path: formular, hatZiel: true },
    { key: "tabelle", titel: `Form tab with ${ZEILEN} rows`, path: tabelle, hatZiel: false },
  ];
}

async function play(pruefling: Pruefling, { data, logFile }: { data: string; logFile: string }): Promise<Ergebnis> {
  const { portal, cookie } = pruefling;
  const [last = 0] = loadavg();
  const connection = connectionOf(data);
  const vorhaben = await openVorhaben(pruefling);
  const [erstes] = vorhaben;
  if (!erstes) throw new Error("No Vorhaben");
  const blaetter = await createBlaetter(pruefling, erstes.seite);
  const statements: Ergebnis["statements"] = [];
  for (const { titel, path } of blaetter)
    statements.push({ titel, anzahl: await countStatements(connection, { url: portal.url + path, cookie, logFile }) });
  const gewichte = [
    { titel: "Landing page", art: "landingpage" as const, gewicht: await weigh(portal.url, "/landingpage") },
    {
      titel: "Form tab",
      art: "formular" as const,
      gewicht: await weigh(portal.url, erstes.seite, { cookies: pruefling.kunde.browser.kekse, last: LIVE }),
    },
  ];
  // First, while the process is young: later its memory has already grown.
  const urls = blaetter.slice(0, 2).map(({ path }) => portal.url + path);
  const speicherbedarf = await measureMemory(portal.pid, urls, cookie);
  const seiten = await measurePages(pruefling, blaetter);
  const einfuegen = await insertsWerte(connection, erstes, readPostmaster(data).pid);
  const gemeinsame = await openVorhaben(pruefling);
  const [save, merge, insert] = await measure(
    [savesVorhaben(pruefling, vorhaben), await mergesVorhaben(pruefling, gemeinsame), einfuegen],
    umfang,
  );
  await einfuegen.end();
  if (!save || !merge || !insert) throw new Error("Nothing was measured");
  const kilobyte = Math.round(Buffer.byteLength(JSON.stringify(erstes.werte)) / 1024);
  return { last, seiten, statements, gewichte, speicherbedarf, speichern: { kilobyte, portal: save, merge, insert } };
}

async function measureAlles(): Promise<Ergebnis> {
  const dataFolder = createDataFolder();
  const { data } = choosePlace(dataFolder);
  const pruefling = await startPruefling({ dataFolder, data });
  try {
    return await play(pruefling, { data, logFile: join(dataFolder, "postgres.log") });
  } finally {
    await pruefling.portal.stop();
    rmSync(dirname(dataFolder), { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  }
}

async function measureAuswahl(nur: string | undefined): Promise<string> {
  const bisher = () => readFileSync(target, "utf8");
  if (nur === "seiten") return replaceSeiten(bisher(), await measureAlles());
  if (nur === "liste") return replaceListe(bisher(), await measureListe(LISTE_RUNDEN));
  if (nur === "live") return replaceLive(bisher(), await measureLive(umfang.runden));
  if (nur === "dateien") return replaceDateien(bisher(), await measureDateien());
  if (nur === "unternehmen") return replaceUnternehmen(bisher(), await measureUnternehmen(umfang));
  if (nur === "exporte" || nur === "exporteJeFall") return replaceExporte(bisher(), await measureExporte(nur));
  const ergebnis = await measureAlles();
  const liste = await measureListe(LISTE_RUNDEN);
  const live = await measureLive(umfang.runden);
  const dateien = await measureDateien();
  const bericht = renderBericht({ ergebnis, liste, live, dateien, unternehmen: await measureUnternehmen(umfang) });
  const mitMillion = replaceExporte(bericht, await measureExporte("exporte"));
  return replaceExporte(mitMillion, await measureExporte("exporteJeFall"));
}

const bericht = await measureAuswahl(values.nur);
writeFileSync(target, bericht);
console.log(bericht);
process.exit(0);
