import type { Fanout, Lieferung, Livemessung, Ruhe, Strom } from "./live";
import { judge, quantil, row, thousands, times } from "./tabelle";

export const LIVE_TITEL = "## The live channel";
const GRENZE_RATE = 0.7;
const GRENZE_MB = 1_024;
const GRENZE_SEITE = 2;

const rateOf = ({ lieferungen, sekunden }: Strom): number => lieferungen / sekunden;
const cpuOf = ({ lieferungen, cpuMs }: Strom): number => (cpuMs * 1_000) / lieferungen;
const p99Of = ({ verzug }: Lieferung): number => quantil(verzug, 0.99);

function compare({ verbindungen, portal, bare }: Fanout): string[] {
  const rate = rateOf(portal.einzeln) / rateOf(bare.einzeln);
  const cpu = (wie: "einzeln" | "viele") => `${times(cpuOf(portal[wie]) / cpuOf(bare[wie]))} times as much`;
  const wem = `${thousands(verbindungen)} sessions`;
  return [
    row(
      `One announcement to ${wem}, deliveries per second`,
      "bare `ws`",
      times(rate),
      `≥ ${times(GRENZE_RATE)}`,
      judge(rate >= GRENZE_RATE),
    ),
    row(`One announcement to ${wem}, processor time`, "bare `ws`", cpu("einzeln"), "", ""),
    row(
      `Many announcements to ${wem}, deliveries per second`,
      "bare `ws`",
      times(rateOf(portal.viele) / rateOf(bare.viele)),
      "",
      "",
    ),
    row(`Many announcements to ${wem}, processor time`, "bare `ws`", cpu("viele"), "", ""),
    row(
      `One announcement to ${wem}, p99 from its writing`,
      "bare `ws`",
      `${times(p99Of(portal) / p99Of(bare))} times as long`,
      "",
      "",
    ),
  ];
}

const INTRO = [
  "Announcements to sessions over SockJS-WebSocket against a bare `ws` server in a process of its own that sends the same bytes to as many",
  "connections, in turns. The portal's are rows of the outbox, from there over `NOTIFY` and the subscriptions to each session. The clients are",
  "bare sockets in processes of their own, one for each server. One announcement: the rate from its first delivery to its last; the p99 from",
  "before the `INSERT`, which the bare server has not. Many: some dozens in one transaction, from before the `INSERT` to the last delivery; the",
  "portal gives a session in one write what comes in one turn, the bare server writes each message. Processor time of one announcement holds",
  "the way from the database, too.\n",
];

/** What a connection costs while nothing happens, in kilobytes: at the portal and at the bare server. */
function kilobytesJeVerbindung({ verbindungen, portalMb, bareMb }: Ruhe): { portalKb: number; bareKb: number } {
  const je = ([vorher, nachher]: [number, number]) => ((nachher - vorher) * 1_024) / verbindungen;
  return { portalKb: je(portalMb), bareKb: je(bareMb) };
}

const p95OfSeite = ({ seite: [ohne, mit] }: Ruhe) => ({ ohne: quantil(ohne, 0.95), mit: quantil(mit, 0.95) });

function compareRuhe(ruhe: Ruhe): string[] {
  const { portalKb, bareKb } = kilobytesJeVerbindung(ruhe);
  const { ohne, mit } = p95OfSeite(ruhe);
  const wem = `${thousands(ruhe.verbindungen)} idle sessions`;
  return [
    row(`Memory of a connection, ${wem}`, "bare `ws`", `${times(portalKb / bareKb)} times as much`, "", ""),
    row(
      `Page beside ${wem}, p95`,
      "alone",
      times(mit / ohne),
      `< ${times(GRENZE_SEITE)}`,
      judge(mit / ohne < GRENZE_SEITE),
    ),
    row(
      `Resident memory with ${wem}, in MB`,
      "",
      Math.round(ruhe.portalMb[1]),
      `< ${thousands(GRENZE_MB)}`,
      judge(ruhe.portalMb[1] < GRENZE_MB),
    ),
  ];
}

/** One row of absolute figures. */
const rowOf = (verbindungen: number, wer: string, lieferung: Lieferung): string =>
  row(
    verbindungen,
    wer,
    ...[lieferung.einzeln, lieferung.viele].flatMap((strom) => [
      thousands(Math.round(rateOf(strom))),
      cpuOf(strom).toFixed(1),
    ]),
    quantil(lieferung.verzug, 0.5).toFixed(0),
    p99Of(lieferung).toFixed(0),
  );

function renderHier(fanout: readonly Fanout[]): string[] {
  return [
    row(
      "Sessions",
      "Who",
      "one: per second",
      "CPU µs each",
      "many: per second",
      "CPU µs each",
      "middle in ms",
      "p99 in ms",
    ),
    row("---", "---", "---", "---", "---", "---", "---", "---"),
    ...fanout.flatMap(({ verbindungen, portal, bare }) => [
      rowOf(verbindungen, "Portal", portal),
      rowOf(verbindungen, "bare `ws`", bare),
    ]),
  ];
}

function renderRuhe(ruhe: Ruhe): string {
  const { portalKb, bareKb } = kilobytesJeVerbindung(ruhe);
  const { ohne, mit } = p95OfSeite(ruhe);
  return `${thousands(ruhe.verbindungen)} idle sessions: ${portalKb.toFixed(1)} KB each (bare \`ws\` ${bareKb.toFixed(1)} KB), ${ruhe.cpuJeSekunde.toFixed(0)} ms of processor time in each second for signs of life and the watch over ended logins; list page p95 ${mit.toFixed(0)} ms, alone ${ohne.toFixed(0)} ms.`;
}

/** The section of docs/benchmarks.md about the live channel. */
export function renderLive({ ruhe, fanout }: Livemessung): string[] {
  return [
    `${LIVE_TITEL}\n`,
    ...INTRO,
    row("What", "Against", "Ratio", "Aim", ""),
    row("---", "---", "---", "---", "---"),
    ...fanout.flatMap(compare),
    ...compareRuhe(ruhe),
    "",
    "On this machine:\n",
    ...renderHier(fanout),
    "",
    renderRuhe(ruhe),
    "",
  ];
}
