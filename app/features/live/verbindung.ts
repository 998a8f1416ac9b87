import { Client, type IMessage } from "@stomp/stompjs";
import SockJS from "sockjs-client";
import {
  LIVE_HERZSCHLAG_MS,
  LIVE_PFAD,
  LIVE_RAHMEN_BYTES,
  LIVE_SENDEN,
  LIVE_TOKEN_KOPF,
  LIVE_TOPICS,
} from "~/contract/wire/live";
import { startTakt } from "~/features/session";
import { browserClock } from "~/lib/clock";
import { leitung } from "./liveKanal";
import { wiederverbindenNach } from "./wiederverbindenNach";

/**
 * Without the ones that need iframes or scripts of their own, which the content security policy and the server refuse.
 */
const TRANSPORTE = ["websocket", "xhr-streaming", "xhr-polling"];

/** A connection that has not greeted by then is given up: each of the three transports may have needed some seconds. */
const GRUSS_MS = 30_000;

type Ereignisse = {
  /** The csrf token of the session, as it is when a connection is opened. */
  csrf: () => string;
  /** The connection is there after one was lost or failed: what has come meanwhile is lost. */
  onWieder: () => void;
};

function read({ body }: IMessage): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Browsers let the timers of a hidden tab fire once a minute only, too seldom for the signs of life. The ticks of a
 * worker go on, and what the library sends besides does no harm. Its own worker is made of a text, which the content
 * security policy refuses.
 */
function keepAlive(client: Client): () => void {
  let zuletzt = browserClock.now().getTime();
  return startTakt(() => {
    if (
      document.visibilityState !== "hidden" ||
      !client.connected ||
      browserClock.now().getTime() - zuletzt < LIVE_HERZSCHLAG_MS
    )
      return;
    zuletzt = browserClock.now().getTime();
    client.webSocket?.send("\n");
  });
}

/**
 * Connects to the live channel, and again whenever the connection is lost; returns how to end it. @spec §7 Live channel
 */
export function startVerbindung({ csrf, onWieder }: Ereignisse): () => void {
  let hasGefehlt = false;
  const client = new Client();
  client.webSocketFactory = () => new SockJS(window.location.origin + LIVE_PFAD, null, { transports: TRANSPORTE });
  client.connectionTimeout = GRUSS_MS;
  client.heartbeatIncoming = LIVE_HERZSCHLAG_MS;
  client.heartbeatOutgoing = LIVE_HERZSCHLAG_MS;
  client.splitLargeFrames = true;
  client.maxWebSocketChunkSize = LIVE_RAHMEN_BYTES;
  client.reconnectDelay = wiederverbindenNach(Math.random());
  client.beforeConnect = () => {
    client.connectHeaders[LIVE_TOKEN_KOPF] = csrf();
  };
  client.onConnect = () => {
    for (const { destination } of LIVE_TOPICS)
      client.subscribe(destination, (message) => leitung.distribute(destination, read(message)));
    leitung.set("verbunden", ({ art, ressource }) =>
      client.publish({ destination: LIVE_SENDEN[art], body: JSON.stringify(ressource) }),
    );
    if (hasGefehlt) onWieder();
    hasGefehlt = false;
  };
  client.onWebSocketClose = () => {
    if (!client.active) return;
    hasGefehlt = true;
    if (leitung.stand() !== "unterbrochen") console.info("Die Live-Verbindung ist unterbrochen.");
    leitung.set("unterbrochen", null);
  };
  const ende = keepAlive(client);
  client.activate();
  return () => {
    ende();
    leitung.set("aus", null);
    void client.deactivate();
  };
}
