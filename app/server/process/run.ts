import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { systemClock } from "~/lib/clock";
import type { Backend, LiveTuer } from "../backend/ports/backendPort";
import { readConfig, type PortalConfig } from "../settings/config";
import { createDatenbankuhr } from "../database/datenbankuhr";
import { createFileClock } from "../embedded/clockFile";
import { completeSecrets } from "../embedded/secrets";
import { createHttpServer, type Caller, type Pages, type ServerParts } from "../web/httpServer";
import { closeServer, listen } from "./listen";
import { createLiveWeiterleitung } from "../web/liveWeiterleitung";
import { createLog, createStandardausgabe, type Log } from "../operator/log";
import { createLogspeicher } from "../backend/logspeicher";
import { findOrdnerProblem } from "../operator/ordnerProblem";
import { startOwnBackend, type OwnBackend } from "./ownBackend";
import { callRemoteBackend, isRemoteReady } from "./remoteBackend";
import { StartRefusal } from "../operator/startRefusal";
import { welcomeText } from "./welcome";

type PageSource = {
  load: (config: PortalConfig, log: Log) => Promise<Pages>;
  isDevelopment: boolean;
  /** Runs in front of everything, under Vite only. */ wrap?: (server: Server) => void;
};

/**
 * Starts one process of the portal and keeps it until it is told to stop. Refusals are printed in German and end with
 * code 1.
 */
export async function run(source: PageSource): Promise<void> {
  process.env.TZ = "Europe/Berlin";
  try {
    const settings = readConfig(process.env);
    if (!settings.ok)
      throw new StartRefusal(
        `Die Einstellungen sind nicht vollständig oder nicht richtig:\n${settings.error.map((line) => `  - ${line}`).join("\n")}`,
      );
    await startIn(settings.value, source);
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}

/** Folders that the process may not use are a matter of the settings, not of the code. */
async function startIn(config: PortalConfig, source: PageSource): Promise<void> {
  try {
    await start(completeSecrets(config), source);
  } catch (error) {
    throw findOrdnerProblem(error, { DATENORDNER: config.dataFolder, ANLAGEN_ORDNER: config.anlagen.ordner }) ?? error;
  }
}

async function start(config: PortalConfig, source: PageSource): Promise<void> {
  const logzeilen = createLogspeicher(systemClock.now(), createStandardausgabe());
  const log = createLog(config.logLevel, logzeilen);
  const clock = createDatenbankuhr(config.uhrDatei === null ? systemClock : createFileClock(config.uhrDatei));
  const say = (line: string) => {
    if (!config.isProduction) console.log(line);
  };
  const own =
    config.backendUrl === null ? await startOwnBackend({ config, log, logzeilen, clock, announce: say }) : null;
  try {
    if (!config.nurBackend) say("Die Seiten werden geladen …");
    const lauf = { isStopping: false };
    const live = own?.backend.live ?? createRemoteLive(config, log);
    const server = createHttpServer({
      config,
      log,
      clock,
      isDevelopment: source.isDevelopment,
      live,
      nezoSimulator: own?.nezoSimulator ?? null,
      pages: config.nurBackend ? null : await source.load(config, log),
      ...healthOf(lauf, config, own?.backend ?? null),
      ...backendCalls(config, own?.backend ?? null),
    });
    source.wrap?.(server);
    await listen(server, config.port, config.host);
    say(welcomeText(config, own));
    log.info({ port: config.port, version: config.version }, "started");
    const vorlaufMs = config.zeitgrenzen.stoppVorlaufSekunden * 1000;
    onStopSignal(vorlaufMs + STOP_LIMIT_MS, async () => {
      lauf.isStopping = true;
      // Whoever passes requests on sees that this process is not ready and goes to the others, before a connection is
      // refused or closed.
      await wait(vorlaufMs);
      await stop({ live, server, own });
      log.info("stopped");
    });
  } catch (error) {
    await own?.stop();
    throw error;
  }
}

const createRemoteLive = ({ backendUrl, publicUrl }: PortalConfig, log: Log): LiveTuer =>
  createLiveWeiterleitung({ backendUrl: backendUrl ?? "", publicUrl, log });

/** From the outside inwards: those who are connected, the requests in hand, the work behind them. */
async function stop({ live, server, own }: { live: LiveTuer; server: Server; own: OwnBackend | null }): Promise<void> {
  await live.stop();
  await closeServer(server);
  await own?.stop();
}

/** What the process says of itself; while it stops it is not ready, whatever its backend says. */
function healthOf(
  lauf: Readonly<{ isStopping: boolean }>,
  config: PortalConfig,
  own: Backend | null,
): Pick<ServerParts, "isReady" | "listStoerungen" | "isStopping"> {
  return {
    isReady: async () => !lauf.isStopping && (own ? await own.ready() : await isRemoteReady(config.backendUrl ?? "")),
    listStoerungen: async () =>
      lauf.isStopping ? ["Das Portal wird beendet."] : ((await own?.listStoerungen()) ?? []),
    isStopping: () => lauf.isStopping,
  };
}

function backendCalls(
  config: PortalConfig,
  own: Backend | null,
): Pick<ServerParts, "backend" | "callBackend" | "readBackend"> {
  const { backendUrl } = config;
  if (own) {
    const inProcess = (request: Request, { clientIp, requestId }: Caller, vorgang: object | null = null) => {
      request.headers.set("x-request-id", requestId);
      return own.handle(request, { clientIp, vorgang });
    };
    return {
      backend: (request, caller) => inProcess(request, caller),
      callBackend: inProcess,
      readBackend: (ruf, { clientIp, requestId }, vorgang) =>
        own.read({ ...ruf, headers: { ...ruf.headers, "x-request-id": requestId } }, { clientIp, vorgang }),
    };
  }
  return { backend: null, callBackend: (request, caller) => callRemoteBackend(backendUrl ?? "", request, caller) };
}

/** Longest time for the stop behind its announcement: the requests in hand, the work behind them, the database. */
const STOP_LIMIT_MS = 60_000;

/**
 * Runs `stop` once, at Ctrl-C or when the system ends the process; a second signal ends it at once, and so does a stop
 * that takes too long.
 */
function onStopSignal(limitMs: number, stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    setTimeout(() => {
      console.error("Das Portal ließ sich nicht geordnet beenden; es wird abgebrochen.");
      process.exit(1);
    }, limitMs).unref();
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}
