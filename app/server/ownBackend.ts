import pg from "pg";
import type { Clock } from "~/lib/clock";
import { createBackend } from "./backend";
import type { Backend, BackendUmgebung, DemoZugang, MailPort } from "./backendPort";
import { createClamd } from "./clamd";
import type { PortalConfig } from "./config";
import { connectionLimits, requestLimits } from "./databaseLimits";
import { createFachSimulator } from "./embedded/fachSimulator";
import { createHttpNezo } from "./embedded/httpNezo";
import { createMailFolder } from "./embedded/mailFolder";
import { createNezoSimulator } from "./embedded/nezoSimulator";
import { listZertifikate } from "./embedded/nezoZertifikate";
import { startEmbeddedPostgres } from "./embedded/postgres";
import type { Log } from "./log";
import { createOrdnerAblage } from "./ordnerAblage";
import { createSmtpMail } from "./smtpMail";
import { StartRefusal } from "./startRefusal";

export type OwnBackend = {
  backend: Backend;
  nezoSimulator: ((request: Request) => Promise<Response>) | null;
  zugaenge: DemoZugang[];
  /** Where the data lie, for a person. */
  databaseText: string;
  stop(): Promise<void>;
};

type Umgebung = { config: PortalConfig; log: Log; clock: Clock; announce: (line: string) => void };

/** Starts everything that belongs to the backend: database, migrations, demo data, mail, identification service, workers. */
export async function startOwnBackend(umgebung: Umgebung): Promise<OwnBackend> {
  const { config, log } = umgebung;
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ dataFolder: config.dataFolder }) : null;
  const connection: pg.PoolConfig = embedded?.connection ?? { connectionString: config.databaseUrl ?? "" };
  try {
    const pool = createPool({ ...connection, ...requestLimits(config) }, log);
    const services = { ...createServices(umgebung, pool), pool };
    const zugaenge = await prepareDatabase(connection, { ...umgebung, ...services });
    const backend = createBackend({ ...umgebung, ...services });
    backend.start();
    const fachSimulator = config.demo ? startFachSimulator(umgebung, backend) : null;
    return {
      backend,
      nezoSimulator: services.simulator,
      zugaenge,
      databaseText: embedded?.data ?? "DATABASE_URL",
      async stop() {
        await fachSimulator?.stop();
        await backend.stop();
        await pool.end();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Migrations and demo data run without a limit per statement, on connections of their own. */
async function prepareDatabase(connection: pg.PoolConfig, umgebung: BackendUmgebung): Promise<DemoZugang[]> {
  const pool = createPool({ ...connection, ...connectionLimits(umgebung.config), max: 2 }, umgebung.log);
  try {
    await pool.query("SELECT 1").catch((cause: unknown) => {
      throw new StartRefusal("Die Datenbank ist nicht erreichbar. Bitte prüfen Sie DATABASE_URL.", { cause });
    });
    const backend = createBackend({ ...umgebung, pool });
    await backend.migrate();
    return umgebung.config.demo ? await backend.seedDemo() : [];
  } finally {
    await pool.end();
  }
}

/** The specialist system of the demo. It calls the interface as the real one would, only without a network between. */
function startFachSimulator({ config, log }: Umgebung, backend: Backend) {
  const simulator = createFachSimulator({
    basis: config.publicUrl,
    token: config.fachToken,
    verzoegerungSekunden: config.fachSimulatorVerzoegerungSekunden,
    fetch: (request) => backend.handle(request, { clientIp: "127.0.0.1" }),
    log,
  });
  simulator.start();
  return simulator;
}

function createServices(umgebung: Umgebung, pool: pg.Pool) {
  const { config } = umgebung;
  const dateien = { ablage: createOrdnerAblage(config.anlagen.ordner), viren: config.clamd === null ? null : createClamd(config.clamd) };
  return { ...dateien, ...createMailUndNezo(umgebung, pool) };
}

function createMailUndNezo({ config, announce }: Umgebung, pool: pg.Pool) {
  const { zeitgrenzen } = config;
  const mail: MailPort = config.smtpUrl
    ? createSmtpMail({ url: config.smtpUrl, absender: config.mailAbsender, sekunden: zeitgrenzen.mailSekunden })
    : createMailFolder(`${config.dataFolder}/mails`, config.mailAbsender, announce);
  const { url, clientToken } = config.nezo;
  // In production the configuration makes sure of a real service, unless identification is switched off altogether.
  if (url !== null || config.isProduction) {
    return { mail, nezo: createHttpNezo({ url: url ?? "", clientToken, sekunden: zeitgrenzen.nezoSekunden }), simulator: null };
  }
  const simulator = createNezoSimulator({
    publicUrl: config.publicUrl,
    clientToken,
    unternehmen: () => listZertifikate(pool),
    ...(config.nurBackend ? { adresse: `http://localhost:${String(config.port)}/nezo-simulator` } : {}),
  });
  return { mail, nezo: simulator.port, simulator: (request: Request) => simulator.handle(request) };
}

function createPool(options: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool(options);
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => {
    log.warn({ err: error }, "idle database connection lost");
  });
  return pool;
}
