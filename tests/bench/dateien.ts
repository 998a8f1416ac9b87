import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { choosePlace } from "~/server/embedded/postgresPlace";
import { BOESE_ANLAGEN, BOESE_IMPORTE, type BoeseDatei } from "../support/boeseDateien";
import { pngVonGroesse } from "../support/dateien";
import { loginKunde } from "../support/kunde";
import { builtMain, createDataFolder, startPortal, type PortalProcess } from "../support/portalProcess";
import { buildOrte, type Ort } from "./dateienOrte";

/** What one file did to the process at one place. */
export type Dateimessung = {
  datei: string;
  ort: string;
  status: number;
  sekunden: number;
  schleifeMs: number;
  megabyte: number;
};

/** The token of the specialist system here. */
const FACH_TOKEN = "fach-token-der-messung-0123456789-abcdef";
/** Tells at each signal the longest delay of the event loop since the last one, in milliseconds. */
const OHR = `import { monitorEventLoopDelay } from "node:perf_hooks";
const ohr = monitorEventLoopDelay({ resolution: 10 });
ohr.enable();
process.on("SIGUSR2", () => {
  console.log("schleife " + (ohr.max / 1e6 - 10).toFixed(0));
  ohr.reset();
});`;
const ANLAUF_RUNDEN = 6;

async function readSchleife(portal: PortalProcess): Promise<number> {
  const bisher = portal.output().split("schleife ").length;
  process.kill(portal.pid, "SIGUSR2");
  for (;;) {
    const teile = portal.output().split("schleife ");
    if (teile.length > bisher) return Math.max(0, Number.parseInt(teile.at(-1) ?? "0", 10));
    await wait(10);
  }
}

/** Sets back what the system remembers as the most memory that the process had. */
const forgetHoechststand = (pid: number): void => writeFileSync(`/proc/${String(pid)}/clear_refs`, "5");
const readMegabyte = (pid: number, zeile: "VmHWM" | "VmRSS"): number => {
  const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
  return Number(new RegExp(`${zeile}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
};

async function measureDatei(
  portal: PortalProcess,
  ort: Ort,
  { titel, name, bytes }: BoeseDatei,
): Promise<Dateimessung> {
  const inhalt = bytes();
  await wait(300);
  await readSchleife(portal);
  forgetHoechststand(portal.pid);
  const vorher = readMegabyte(portal.pid, "VmRSS");
  const start = performance.now();
  const status = await ort.send(name, inhalt);
  const sekunden = (performance.now() - start) / 1000;
  const schleifeMs = await readSchleife(portal);
  return {
    datei: titel,
    ort: ort.titel,
    status,
    sekunden,
    schleifeMs,
    megabyte: Math.max(0, readMegabyte(portal.pid, "VmHWM") - vorher),
  };
}

/** Harmless files of the same size first: a young process grows with whatever it does. */
async function waermeAn(orte: readonly Ort[]): Promise<void> {
  for (let runde = 0; runde < ANLAUF_RUNDEN; runde += 1) {
    for (const ort of orte) await ort.send(`${randomUUID()}.png`, ort.harmlos ?? pngVonGroesse(5 * 1024 * 1024));
  }
}

/** Every file at every place of its kind, and what else takes long. */
export async function measureDateien(): Promise<Dateimessung[]> {
  const dataFolder = createDataFolder();
  const { data } = choosePlace(dataFolder);
  const portal = await startPortal({
    command: [process.execPath, `--import=data:text/javascript,${encodeURIComponent(OHR)}`, builtMain],
    env: {
      DATENORDNER: dataFolder,
      LOG_LEVEL: "warn",
      FACH_TOKEN,
      FEATURE_TESTDATENGENERATOR: "true",
      FACH_SIMULATOR_VERZOEGERUNG_SEKUNDEN: "3600",
      FACH_SIMULATOR_SCHRITT_SEKUNDEN: "0",
      GRENZE_ANLAGEN_JE_PERSON_STUNDE: "10000",
      GRENZE_BELEGPRUEFUNGEN_JE_IP_MINUTE: "10000",
      GRENZE_IMPORTE_JE_PERSON_STUNDE: "10000",
    },
  });
  try {
    const { anlagen, importe, schwere } = await buildOrte({
      url: portal.url,
      kunde: await loginKunde(portal.url, dataFolder),
      fachToken: FACH_TOKEN,
    });
    await waermeAn([...anlagen, ...importe]);
    const messungen: Dateimessung[] = [];
    const miss = async (ort: Ort, datei: BoeseDatei) => {
      const messung = await measureDatei(portal, ort, datei);
      messungen.push(messung);
    };
    for (const datei of BOESE_ANLAGEN) for (const ort of anlagen) await miss(ort, datei);
    for (const datei of BOESE_IMPORTE) for (const ort of importe) await miss(ort, datei);
    for (const ort of schwere) await miss(ort, { titel: ort.titel, name: "", bytes: () => Buffer.alloc(0) });
    return messungen;
  } finally {
    await portal.stop();
    rmSync(dirname(dataFolder), { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  }
}
