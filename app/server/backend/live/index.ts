import type { IncomingMessage } from "node:http";
import type pg from "pg";
import { Ablehnung } from "../ablehnung";
import type { LiveTuer } from "../ports/backendPort";
import { describeError } from "../describeError";
import type { Dienste } from "../dienste";
import { readRefreshToken, readZugriffToken } from "../http/cookies";
import { personOf, requireZugang } from "../http/authenticate";
import { createSchleife } from "../schleife";
import { deleteEigenenKnoten, deleteToteKnoten, reportKnoten } from "../storage/liveStore";
import { findSitzungsstand, findStandNachRefresh } from "../usecases/sitzung/findSitzungsstand";
import { createBus } from "./bus";
import { LIVE_MASSE, SCHLUSS, type LiveMasse } from "./connection";
import { createSockjsServer, deny } from "./sockjsServer";
import { createStompBroker } from "./stompBroker";
import type { Gast, Teilnehmer } from "./teilnehmer";
import { distribute } from "./verteiler";
import { guard, check } from "./anmeldeWache";

/** The fully logged-in user behind a request, or the status that refuses it. It counts as no action: a page left open still ends. */
async function detect(dienste: Dienste, { headers }: IncomingMessage): Promise<Gast | number> {
  const request = { method: "GET", body: null, headers: new Headers({ cookie: headers.cookie ?? "" }) };
  const kontext = { dienste, request, antwort: new Headers() };
  const [zugriff, refresh] = [readZugriffToken(kontext), readRefreshToken(kontext)];
  const stand =
    (zugriff === null ? null : await findSitzungsstand(dienste, zugriff)) ??
    (refresh === null ? null : await findStandNachRefresh(dienste, refresh));
  const person = personOf(stand, dienste);
  try {
    requireZugang({ person, stand, sitzung: stand?.zeile ?? null }, "GEWAEHLT", "live");
  } catch (error) {
    if (error instanceof Ablehnung)
      return error.code === "NICHT_ANGEMELDET" || error.code === "TAN_ERFORDERLICH" ? 401 : 403;
    throw error;
  }
  return stand === null || person === null ? 401 : { uuid: stand.zeile.uuid, person, stand };
}

/** The live channel of one node. `verbindung`: how the database is reached for a connection of its own. */
export function createLive(
  dienste: Dienste,
  verbindung: pg.ClientConfig,
  abweichung: Partial<LiveMasse> = {},
): LiveTuer & { start(): void } {
  const masse: LiveMasse = { ...LIVE_MASSE, ...abweichung };
  const { config, clock, db, log } = dienste;
  const uuid = dienste.random.uuid();
  let isBeendet = false;
  let zuletztBewacht = performance.now();
  let gemeldet: Promise<boolean> | null = null;

  const onFehler = (was: string) => (error: unknown) => {
    dienste.lage.remember(error);
    log.error({ fehler: describeError(error), was }, "Live channel failed");
  };
  /** Nobody connects before the node is known; a failed try is repeated by the next. */
  const bereit = async (): Promise<void> => {
    gemeldet ??= reportKnoten(db, uuid, masse.leiheMs).catch((error: unknown) => {
      gemeldet = null;
      throw error;
    });
    await gemeldet;
  };

  const renew = async (ausser?: Teilnehmer): Promise<void> => {
    // Whoever was counted as gone has lost the places of all connections: they have to come again.
    if (await reportKnoten(db, uuid, masse.leiheMs)) broker.closeAlle(ausser);
  };

  const broker = createStompBroker(dienste, masse, {
    uuid,
    bereit,
    renew,
    check: (wer) => check(dienste, wer),
    isBeendet: () => isBeendet,
  });
  const sockjs = createSockjsServer<Gast>({
    publicUrl: config.publicUrl,
    masse,
    pufferBytes: config.live.pufferKilobyte * 1024,
    jsessionid: config.live.jsessionid ? { secure: config.secureCookies } : null,
    now: () => clock.now(),
    detect: (incoming) => detect(dienste, incoming),
    hasPlatz: broker.hasPlatz,
    connect: broker.connect,
    isBeendet: () => isBeendet,
  });
  const bus = createBus({
    verbindung,
    nachsehenMs: masse.nachsehenMs,
    log,
    onEreignis: (ereignis) => distribute(dienste, broker.teilnehmer, ereignis),
  });

  const wache = createSchleife(
    async () => {
      await guard(dienste, broker.teilnehmer);
      zuletztBewacht = performance.now();
    },
    masse.wacheMs,
    (error) => {
      onFehler("sessions")(error);
      // Nobody knows whether these logins still live.
      if (performance.now() - zuletztBewacht > masse.wacheAusfallMs) broker.closeAlle();
    },
  );
  const lebenszeichen = createSchleife(
    async () => {
      const isErstes = gemeldet === null;
      await bereit();
      if (!isErstes) await renew();
      await deleteToteKnoten(db, clock.now());
    },
    masse.lebenszeichenMs,
    onFehler("node"),
  );

  return {
    request(incoming, outgoing) {
      sockjs.request(incoming, outgoing).catch((error: unknown) => {
        if (outgoing.destroyed) return;
        onFehler("request")(error);
        if (!outgoing.headersSent) outgoing.writeHead(503, { "retry-after": "5", "content-length": "0" });
        outgoing.end();
      });
    },
    upgrade(incoming, { socket, head }, { kopf }) {
      // A browser that goes away in the middle is nobody's error.
      socket.on("error", () => socket.destroy());
      sockjs.upgrade(incoming, { socket, head, kopf }).catch((error: unknown) => {
        onFehler("upgrade")(error);
        deny(socket, 503, kopf);
      });
    },
    start() {
      broker.start();
      bus.start();
      wache.start();
      lebenszeichen.start();
    },
    async stop() {
      if (isBeendet) return;
      isBeendet = true;
      for (const wer of [...broker.teilnehmer]) wer.close(SCHLUSS.herunterfahren);
      await Promise.all([broker.stop(), bus.stop(), wache.stop(), lebenszeichen.stop()]);
      if (gemeldet !== null) await deleteEigenenKnoten(db, uuid, clock.now()).catch(onFehler("stop"));
    },
  };
}
