import type pg from "pg";
import { openAblage } from "../ablage/openAblage";
import { createBackend } from "../backend";
import type { Logspeicher } from "../backend/logspeicher";
import { createPruefstand } from "../backend/pruefstand/createPruefstand";
import type { MailPort } from "../backend/ports/mailPort";
import type { Backend, DemoZugang } from "../backend/ports/backendPort";
import { createClamd } from "../services/clamd";
import type { PortalConfig } from "../settings/config";
import { queueLimits, requestLimits } from "../database/databaseLimits";
import type { Datenbankuhr } from "../database/datenbankuhr";
import { createFachSimulator } from "../embedded/fachSimulator";
import { createHttpNezo } from "../embedded/httpNezo";
import { createMailFolder } from "../embedded/mailFolder";
import { createNezoSimulator } from "../embedded/nezoSimulator";
import { listZertifikate } from "../backend/storage/nezoZertifikate";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../embedded/postgres";
import type { Log } from "../operator/log";
import { createPool } from "../database/pool";
import { type Datenbankzugang, prepareDatabase } from "./prepareDatabase";
import { createSmtpMail } from "../services/smtpMail";

export type OwnBackend = {
  backend: Backend;
  nezoSimulator: ((request: Request) => Promise<Response>) | null;
  zugaenge: DemoZugang[];
  /** Where the data lie, for a person. */
  databaseText: string;
  stop(): Promise<void>;
};

/** So long may the check of one file take; what is known takes less than one. */
const PRUEFUNG_MS = 4_000;
/** So far two clocks do not drift apart meanwhile. */
const UHR_STELLEN_MS = 30_000;

type Umgebung = {
  config: PortalConfig;
  log: Log;
  logzeilen: Logspeicher;
  clock: Datenbankuhr;
  announce: (line: string) => void;
};

/**
 * Starts everything that belongs to the backend: database, migrations, demo data, mail, identification service,
 * workers.
 */
export async function startOwnBackend(umgebung: Umgebung): Promise<OwnBackend> {
  const { config, log, announce } = umgebung;
  if (config.databaseUrl === null) announce("Die Datenbank wird gestartet …");
  const embedded =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({ dataFolder: config.dataFolder, onAusfall: report(log) })
      : null;
  try {
    const zugang = findZugang(config, embedded);
    const { pool, end } = createPool({ ...zugang.anwendung, ...requestLimits(config) }, log, queueLimits(config));
    const pruefstand = createPruefstand({ log, millis: PRUEFUNG_MS });
    const services = { ...createServices(umgebung, pool), ablage: await openAblage(umgebung), pruefstand, pool };
    announce(config.demo ? "Tabellen und Beispieldaten werden vorbereitet …" : "Die Tabellen werden vorbereitet …");
    const zugaenge = await prepareDatabase(zugang, { ...umgebung, ...services });
    const backend = createBackend({ ...umgebung, ...services });
    const uhrwerk = await setUhr(umgebung, pool);
    backend.start();
    const fachSimulator = config.demo ? startFachSimulator(umgebung, backend) : null;
    return {
      backend,
      nezoSimulator: services.simulator,
      zugaenge,
      databaseText: embedded?.data ?? "DATABASE_URL",
      async stop() {
        clearInterval(uhrwerk);
        await fachSimulator?.stop();
        await backend.stop();
        await pruefstand.stop();
        await end();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Sets the clock of this process by the database, now and from time to time. */
async function setUhr({ clock, log }: Umgebung, pool: pg.Pool): Promise<NodeJS.Timeout> {
  const set = () =>
    clock.set(pool).catch((error: unknown) => {
      log.warn(
        { fehler: error instanceof Error ? error.message : error },
        "The clock could not be set by the database",
      );
    });
  await set();
  return setInterval(() => void set(), UHR_STELLEN_MS).unref();
}

const report = (log: Log) => (error: unknown) =>
  error === null
    ? log.warn("PostgreSQL has ended by itself and is started again")
    : log.error({ fehler: error instanceof Error ? error.message : error }, "PostgreSQL could not be started again");

function findZugang(
  { databaseUrl, migrationDatabaseUrl }: PortalConfig,
  embedded: EmbeddedPostgres | null,
): Datenbankzugang {
  if (embedded !== null) return { eigentuemer: embedded.connection, anwendung: embedded.anwendung };
  return {
    eigentuemer: migrationDatabaseUrl === null ? null : { connectionString: migrationDatabaseUrl },
    anwendung: { connectionString: databaseUrl ?? "" },
  };
}

/** The specialist system of the demo. It calls the interface as the real one would, only without a network between. */
function startFachSimulator({ config, log }: Umgebung, backend: Backend) {
  const simulator = createFachSimulator({
    basis: config.publicUrl,
    token: config.fachToken,
    verzoegerungSekunden: config.fachSimulatorVerzoegerungSekunden,
    schrittSekunden: config.fachSimulatorSchrittSekunden,
    fragtNach: true,
    fetch: (request) => backend.handle(request, { clientIp: "127.0.0.1" }),
    log,
  });
  simulator.start();
  return simulator;
}

function createServices(umgebung: Umgebung, pool: pg.Pool) {
  const { config } = umgebung;
  const { clamd, zeitgrenzen } = config;
  const viren = clamd === null ? null : createClamd({ ...clamd, sekunden: zeitgrenzen.clamdSekunden });
  return { viren, ...createMailUndNezo(umgebung, pool) };
}

function createMailUndNezo({ config, announce }: Umgebung, pool: pg.Pool) {
  const { zeitgrenzen } = config;
  const mail: MailPort = config.smtpUrl
    ? createSmtpMail({ url: config.smtpUrl, absender: config.mailAbsender, sekunden: zeitgrenzen.mailSekunden })
    : createMailFolder(`${config.dataFolder}/mails`, config.mailAbsender, announce);
  const { url, clientToken } = config.nezo;
  // In production the configuration makes sure of a real service, unless identification is switched off altogether.
  if (url !== null || config.isProduction) {
    return {
      mail,
      nezo: createHttpNezo({ url: url ?? "", clientToken, sekunden: zeitgrenzen.nezoSekunden }),
      simulator: null,
    };
  }
  const simulator = createNezoSimulator({
    publicUrl: config.publicUrl,
    clientToken,
    unternehmen: () => listZertifikate(pool),
    ...(config.nurBackend ? { adresse: `http://localhost:${String(config.port)}/nezo-simulator` } : {}),
  });
  return { mail, nezo: simulator.port, simulator: (request: Request) => simulator.handle(request) };
}
