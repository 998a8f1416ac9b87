import { setTimeout as wait } from "node:timers/promises";
import { LIVE_HERZSCHLAG_MS, LIVE_TOKEN_KOPF, LIVE_TOPICS } from "~/contract/wire/live";
import { jetztMs, type Auftrag, type Bericht, type Gezaehlt } from "./liveAuftrag";
import { openStrecke, type Strecke } from "./liveStrecke";

/**
 * Many clients in one process: connects them, counts what comes and says when. With a token each of them speaks STOMP
 * in frames of SockJS, is subscribed to all topics and sends signs of life; without one it only listens.
 */
const GLEICHZEITIG = 100;
/** A loopback address has some 28,000 ports. */
const JE_ADRESSE = 5_000;

const strecken: Strecke[] = [];
let beendet = 0;
let erwartet = 0;
let zeiten = new Float64Array(0);
let gekommen = 0;
let beispiel = "";

const report = (bericht: Bericht) => process.send?.(bericht);
const rahmen = (command: string, kopf: Record<string, string>): string =>
  JSON.stringify([`${[command, ...Object.entries(kopf).map(([name, wert]) => `${name}:${wert}`)].join("\n")}\n\n\0`]);

function count(inhalt: Buffer): void {
  if (gekommen === 0) beispiel = inhalt.toString("utf8");
  if (gekommen < erwartet) zeiten[gekommen] = jetztMs();
  gekommen += 1;
  if (gekommen === erwartet) report({ art: "gezaehlt", ...ergebnis() });
}

const ergebnis = (): Gezaehlt => ({ gekommen, beendet, zeiten: [...zeiten.subarray(0, gekommen)], beispiel });

/** Both ends of a connection to the portal: it is ready once its subscriptions are confirmed. */
async function connect(
  { port, pfad, cookies, token }: Extract<Auftrag, { art: "verbinde" }>,
  nummer: number,
): Promise<void> {
  const localAddress = `127.0.0.${String(2 + Math.floor(nummer / JE_ADRESSE))}`;
  const onEnde = () => (beendet += 1);
  if (token === null) {
    strecken.push(await openStrecke({ port, pfad, kopf: [], localAddress }, count, onEnde));
    return;
  }
  const kopf = [`Origin: http://localhost:${String(port)}`, `Cookie: ${cookies[nummer] ?? ""}`];
  let bereit: (fehler?: Error) => void = () => undefined;
  const istBereit = new Promise<void>(
    (resolve, reject) => (bereit = (fehler) => (fehler ? reject(fehler) : resolve())),
  );
  const onText = (inhalt: Buffer, strecke: Strecke) => {
    const anfang = inhalt.toString("latin1", 0, 12);
    if (anfang.startsWith('a["MESSAGE')) count(inhalt);
    else if (anfang === "o")
      strecke.send(rahmen("CONNECT", { "accept-version": "1.2", "heart-beat": HERZSCHLAG, [LIVE_TOKEN_KOPF]: token }));
    else if (anfang.startsWith('a["CONNECTED')) subscribe(strecke);
    else if (anfang.startsWith('a["RECEIPT')) bereit();
    else if (anfang.startsWith('a["ERROR') || anfang.startsWith("c[")) bereit(new Error(inhalt.toString("utf8")));
  };
  const ziel = { port, pfad: pfad.replace("$", `${String(nummer)}-${String(process.pid)}`), kopf, localAddress };
  strecken.push(await openStrecke(ziel, onText, onEnde));
  await istBereit;
}

const FAECHER = 100;
const HERZSCHLAG = `${String(LIVE_HERZSCHLAG_MS)},${String(LIVE_HERZSCHLAG_MS)}`;

function subscribe(strecke: Strecke): void {
  for (const [nummer, { destination }] of LIVE_TOPICS.entries()) {
    const isLetztes = nummer === LIVE_TOPICS.length - 1;
    strecke.send(
      rahmen("SUBSCRIBE", { id: `sub-${String(nummer)}`, destination, ...(isLetztes ? { receipt: "bereit" } : {}) }),
    );
  }
}

/** Sends the signs of life of all clients, spread over the time; what was late is made up for. */
async function beat(): Promise<void> {
  const seit = performance.now();
  for (let geschlagen = 0; ;) {
    const soll = Math.floor(((performance.now() - seit) * FAECHER) / LIVE_HERZSCHLAG_MS);
    for (; geschlagen < soll; geschlagen += 1) {
      for (let nummer = geschlagen % FAECHER; nummer < strecken.length; nummer += FAECHER)
        strecken[nummer]?.send('["\\n"]');
    }
    await wait(LIVE_HERZSCHLAG_MS / FAECHER);
  }
}

async function connectAll(auftrag: Extract<Auftrag, { art: "verbinde" }>): Promise<void> {
  let naechste = 0;
  // Those who are connected first live until the last one is.
  if (auftrag.token !== null) void beat();
  const work = async () => {
    while (naechste < auftrag.anzahl) {
      naechste += 1;
      await connect(auftrag, naechste - 1);
    }
  };
  await Promise.all(Array.from({ length: GLEICHZEITIG }, work));
  report({ art: "verbunden" });
}

process.on("message", (auftrag: Auftrag) => {
  if (auftrag.art === "verbinde") {
    connectAll(auftrag).catch((error: unknown) => report({ art: "fehler", text: String(error) }));
    return;
  }
  [gekommen, erwartet, zeiten] = [0, auftrag.erwartet, new Float64Array(auftrag.erwartet)];
  report({ art: "zaehlt" });
});
process.on("disconnect", () => process.exit());
