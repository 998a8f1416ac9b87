import type { IncomingMessage } from "node:http";
import type pg from "pg";
import { Ablehnung } from "../ablehnung";
import type { LiveTuer } from "../ports/backendPort";
import { describeError } from "../describeError";
import type { Dienste } from "../dienste";
import { readAnsichtToken, readRefreshToken, readZugriffToken } from "../http/cookies";
import { LIVE, personOf, requireZugang } from "../http/authenticate";
import { createSchleife } from "../schleife";
import type { Ereignis } from "../storage/ereignisLeitung";
import { findSitzungsstand, findStandNachRefresh } from "../usecases/sitzung/findSitzungsstand";
import { createBus } from "./bus";
import { LIVE_MASSE, SCHLUSS, type LiveMasse } from "./connection";
import { Knotenmeldung } from "./knotenmeldung";
import { deny, SockjsServer, type SockjsUmgebung } from "./sockjsServer";
import { StompBroker } from "./stompBroker";
import type { Gast, Teilnehmer } from "./teilnehmer";
import { distribute } from "./verteiler";
import { guard, check } from "./anmeldeWache";

/**
 * The fully logged-in user behind a request, or the status that refuses it. It counts as no action: a page left open
 * still ends.
 */
async function detect(dienste: Dienste, { headers }: IncomingMessage): Promise<Gast | number> {
  const request = { method: "GET", body: null, headers: new Headers({ cookie: headers.cookie ?? "" }) };
  const kontext = { dienste, request, antwort: new Headers() };
  // Who looks at what somebody else sees is present nowhere.
  if (readAnsichtToken(kontext) !== null) return 403;
  const [zugriff, refresh] = [readZugriffToken(kontext), readRefreshToken(kontext)];
  const stand =
    (zugriff === null ? null : await findSitzungsstand(dienste, zugriff)) ??
    (refresh === null ? null : await findStandNachRefresh(dienste, refresh));
  const person = personOf(stand, dienste);
  try {
    requireZugang({ person, stand, sitzung: stand?.zeile ?? null }, "GEWAEHLT", LIVE);
  } catch (error) {
    if (error instanceof Ablehnung)
      return error.code === "NICHT_ANGEMELDET" || error.code === "TAN_ERFORDERLICH" ? 401 : 403;
    throw error;
  }
  return stand === null || person === null ? 401 : { uuid: stand.zeile.uuid, person, stand };
}

/** Keeps in mind and in the log what failed, and where. */
const fehlerVon =
  ({ lage, log }: Dienste) =>
  (was: string) =>
  (error: unknown): void => {
    lage.remember(error);
    log.error({ fehler: describeError(error), was }, "Live channel failed");
  };

type OnFehler = ReturnType<typeof fehlerVon>;

/** Ends the connections of those who are not logged in any more; all of them when nobody can tell for too long. */
function createWache(
  dienste: Dienste,
  masse: LiveMasse,
  { broker, onFehler }: { broker: StompBroker; onFehler: OnFehler },
) {
  let zuletztBewacht = performance.now();
  return createSchleife(
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
}

/** What a SockJS server asks of the portal. */
const sockjsUmgebung = (
  dienste: Dienste,
  masse: LiveMasse,
  { broker, isBeendet }: { broker: StompBroker; isBeendet: () => boolean },
): SockjsUmgebung<Gast> => ({
  publicUrl: dienste.config.publicUrl,
  masse,
  pufferBytes: dienste.config.live.pufferKilobyte * 1024,
  jsessionid: dienste.config.live.jsessionid ? { secure: dienste.config.secureCookies } : null,
  now: () => dienste.clock.now(),
  detect: (incoming) => detect(dienste, incoming),
  hasPlatz: (gast) => broker.hasPlatz(gast),
  connect: (leitung, gast) => broker.connect(leitung, gast),
  isBeendet,
});

/** Both ways in; what fails there is answered with "come again". */
function createTuer(sockjs: SockjsServer<Gast>, onFehler: OnFehler): Pick<LiveTuer, "request" | "upgrade"> {
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
  };
}

type Live = LiveTuer & { start(): void };

/** The live channel of one node. `verbindung`: how the database is reached for a connection of its own. */
export function createLive(dienste: Dienste, verbindung: pg.ClientConfig, abweichung: Partial<LiveMasse> = {}): Live {
  const masse: LiveMasse = { ...LIVE_MASSE, ...abweichung };
  let isBeendet = false;
  const onFehler = fehlerVon(dienste);
  const meldung = new Knotenmeldung(dienste, masse.leiheMs);
  const renew = async (ausser?: Teilnehmer): Promise<void> => {
    // Whoever was counted as gone has lost the places of all connections: they have to come again.
    if (await meldung.report()) broker.closeAlle(ausser);
  };
  const broker: StompBroker = new StompBroker(dienste, masse, {
    uuid: meldung.uuid,
    bereit: () => meldung.bereit(),
    renew,
    check: (wer) => check(dienste, wer),
    isBeendet: () => isBeendet,
  });
  const sockjs = new SockjsServer(sockjsUmgebung(dienste, masse, { broker, isBeendet: () => isBeendet }));
  const onEreignis = (ereignis: Ereignis) => distribute(dienste, broker.teilnehmer, ereignis);
  const schleifen = [
    broker,
    createBus({ verbindung, nachsehenMs: masse.nachsehenMs, log: dienste.log, onEreignis }),
    createWache(dienste, masse, { broker, onFehler }),
    createSchleife(() => meldung.beat(renew), masse.lebenszeichenMs, onFehler("node")),
  ];
  return {
    ...createTuer(sockjs, onFehler),
    start() {
      for (const schleife of schleifen) schleife.start();
    },
    async stop() {
      if (isBeendet) return;
      isBeendet = true;
      for (const wer of [...broker.teilnehmer]) wer.close(SCHLUSS.herunterfahren);
      await Promise.all(schleifen.map((schleife) => schleife.stop()));
      await meldung.end().catch(onFehler("stop"));
    },
  };
}
