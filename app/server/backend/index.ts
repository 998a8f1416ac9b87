import { FORM_LIMIT_BYTES } from "~/contract/antrag/formularGrenze";
import type { Backend, BackendUmgebung } from "./ports/backendPort";
import { createBereitschaft } from "./bereitschaft";
import { createBetriebslage } from "./betriebslage";
import { seedDemo } from "./demo";
import type { BackendConfig, Dienste } from "./dienste";
import { read } from "./http/read";
import { serve } from "./http/serve";
import { createLive } from "./live";
import type { LiveMasse } from "./live/connection";
import { openLesepool } from "./storage/ansichtRolle";
import { createDatenbank, openNebenbei } from "./storage/datenbank";
import { migrateDatabase } from "./storage/migrate";
import { readBetriebsstand } from "./storage/wartungsfensterStore";
import { createArbeiter } from "./usecases/arbeiter";
import { takeOverProtokoll } from "./usecases/audit/takeOverProtokoll";
import { createAblageStand } from "./usecases/dateien/ablageStand";
import { listMailStoerungen } from "./usecases/mail/listMailStoerungen";
import { seedFaq } from "./usecases/faq/seedFaq";
import { seedHilfetexte } from "./usecases/hilfe/seedHilfetexte";
import { createBetriebsstand } from "./usecases/wartung/betriebsstand";
import type { Zufall } from "./ports/zufallPort";
import { systemZufall } from "./zufall";

const SCRYPT_LOG_N = 15;

/**
 * What only tests give: predictable chance, cheap password hashes, an ear for statements, shorter times of the live
 * channel.
 */
export type Abweichung = {
  random?: Zufall;
  scryptLogN?: number;
  onStatement?: (sql: string) => void;
  live?: Partial<LiveMasse>;
};

function toBackendConfig({ config }: BackendUmgebung, scryptLogN: number): BackendConfig {
  return {
    ...config,
    nezoAktiv: config.nezo.aktiv,
    nezoRegistrierungAktiv: config.nezo.registrierungAktiv,
    formularMaxBytes: FORM_LIMIT_BYTES,
    anlagenMaxBytes: config.anlagen.maxMbJeUnternehmen * 1024 * 1024,
    scryptLogN,
  };
}

function createDienste(
  umgebung: BackendUmgebung,
  abweichung: Abweichung,
  wecker: Pick<Dienste, "wakeMail" | "wakeExporte">,
): Dienste {
  const { pool, clock, mail, nezo, ablage, viren, pruefstand, log, logzeilen } = umgebung;
  const lesepool = openLesepool(pool.options);
  return {
    pool,
    clock,
    mail,
    nezo,
    ablage,
    viren,
    pruefstand,
    log,
    logzeilen,
    lage: createBetriebslage(),
    betriebsstand: createBetriebsstand(() => readBetriebsstand(openNebenbei(pool))),
    db: createDatenbank(pool, abweichung.onStatement),
    lesend: { db: createDatenbank(lesepool, abweichung.onStatement), pool: lesepool },
    random: abweichung.random ?? systemZufall,
    config: toBackendConfig(umgebung, abweichung.scryptLogN ?? SCRYPT_LOG_N),
    ...wecker,
  };
}

async function migrate(dienste: Dienste): Promise<void> {
  await migrateDatabase(dienste.pool, { at: dienste.clock.now(), version: dienste.config.version });
  await takeOverProtokoll(dienste);
  await seedHilfetexte(dienste);
  await seedFaq(dienste);
}

/** Joins the parts of the backend. `umgebung.pool` stays the caller's, who ends it after `stop`. */
export function createBackend(umgebung: BackendUmgebung, abweichung: Abweichung = {}): Backend & { dienste: Dienste } {
  const { pool } = umgebung;
  const dienste = createDienste(umgebung, abweichung, {
    wakeMail: () => {
      arbeiter.wakeMail();
    },
    wakeExporte: () => {
      arbeiter.wakeExporte();
    },
  });
  const arbeiter = createArbeiter(dienste);
  const bereitschaft = createBereitschaft(pool.options, dienste.lage);
  const isAblageErreichbar = createAblageStand(dienste);
  const live = createLive(dienste, pool.options, abweichung.live);
  return {
    dienste,
    live,
    handle: (request, absender) => serve(dienste, request, absender),
    read: (ruf, absender) => read(dienste, ruf, absender),
    migrate: () => migrate(dienste),
    seedDemo: () => seedDemo(dienste),
    ready: () => bereitschaft.isBereit(),
    listStoerungen: async () => [
      ...dienste.lage.listStoerungen(),
      ...((await isAblageErreichbar()) ? [] : ["Die Ablage der Anlagen ist nicht erreichbar."]),
      ...(await listMailStoerungen(dienste).catch(() => [])),
    ],
    start: () => {
      arbeiter.start();
      live.start();
    },
    stop: async () => {
      await live.stop();
      await arbeiter.stop();
      if (!dienste.lesend.pool.ending) void dienste.lesend.pool.end();
      bereitschaft.stop();
    },
  };
}
