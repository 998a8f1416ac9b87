import type { Ressource } from "~/contract/wire/live";
import { abgleich, schluesselVon, type Wechsel } from "./abgleich";

/** `aus`: not wanted or not tried yet. */
export type LiveStand = "aus" | "verbunden" | "unterbrochen";

export type Sender = (wechsel: Wechsel) => void;

export type LiveKanal = {
  stand: () => LiveStand;
  subscribe: (report: () => void) => () => void;
  /** Hears what comes for a destination, connected or not; returns how to stop. */
  listen: (destination: string, fn: (inhalt: unknown) => void) => () => void;
  /** Somebody looks at a record from now on; returns how to leave it. */
  enter: (ressource: Ressource) => () => void;
  /** A connection is there, or gone (null), or no longer wanted. */
  set: (stand: LiveStand, sender: Sender | null) => void;
  /**
   * The last message of a destination about each record that was not left since, for a part of the page that begins to
   * hear later.
   */
  zuletzt: (destination: string) => readonly unknown[];
  /** Hands on what has come. */
  distribute: (destination: string, inhalt: unknown) => void;
};

/** Between two pages of one record nobody has left it. */
const BEDENKZEIT_MS = 300;

type Spaeter = (fn: () => void, ms: number) => void;

/** The record that a message is about; undefined for any other message. */
function schluesselIn(inhalt: unknown): string | undefined {
  if (typeof inhalt !== "object" || inhalt === null || !("name" in inhalt) || !("id" in inhalt)) return undefined;
  return schluesselVon({ name: String(inhalt.name), id: String(inhalt.id) });
}

/** Who hears which destination, and what came last there about each record. */
function createVerteiler() {
  const letzte = new Map<string, Map<string | undefined, unknown>>();
  const hoerer = new Map<string, Set<(inhalt: unknown) => void>>();
  return {
    listen(destination: string, fn: (inhalt: unknown) => void) {
      const gruppe = hoerer.get(destination) ?? new Set();
      hoerer.set(destination, gruppe.add(fn));
      return () => gruppe.delete(fn);
    },
    zuletzt: (destination: string) => [...(letzte.get(destination)?.values() ?? [])],
    distribute(destination: string, inhalt: unknown) {
      const nachrichten = letzte.get(destination) ?? new Map<string | undefined, unknown>();
      letzte.set(destination, nachrichten.set(schluesselIn(inhalt), inhalt));
      for (const fn of hoerer.get(destination) ?? []) fn(inhalt);
    },
    forget: () => letzte.clear(),
    forgetVon: (ressource: Ressource): void => {
      for (const nachrichten of letzte.values()) nachrichten.delete(schluesselVon(ressource));
    },
  };
}

/**
 * The records that are looked at, and which of them the other end knows of. `onLeave`: it is about to be told that one
 * was left.
 */
function createBlicke(spaeter: Spaeter, onLeave: (ressource: Ressource) => void) {
  let sender: Sender | null = null;
  let gesagt = new Map<string, Ressource>();
  const gesehen = new Map<string, { ressource: Ressource; wieOft: number }>();

  const sendWechsel = (): void => {
    if (sender === null) return;
    const jetzt = new Map([...gesehen].map(([schluessel, { ressource }]) => [schluessel, ressource]));
    for (const wechsel of abgleich(gesagt, jetzt)) {
      if (wechsel.art === "leave") onLeave(wechsel.ressource);
      sender(wechsel);
    }
    gesagt = jetzt;
  };

  return {
    enter: (ressource: Ressource) => {
      const schluessel = schluesselVon(ressource);
      gesehen.set(schluessel, { ressource, wieOft: (gesehen.get(schluessel)?.wieOft ?? 0) + 1 });
      spaeter(sendWechsel, BEDENKZEIT_MS);
      return () => {
        const wieOft = (gesehen.get(schluessel)?.wieOft ?? 1) - 1;
        if (wieOft > 0) gesehen.set(schluessel, { ressource, wieOft });
        else gesehen.delete(schluessel);
        spaeter(sendWechsel, BEDENKZEIT_MS);
      };
    },
    /** The other end of a new connection knows nothing. */
    connect: (neuerSender: Sender | null) => {
      sender = neuerSender;
      gesagt = new Map();
      sendWechsel();
    },
  };
}

/**
 * What the page knows of the live channel, whether it is connected or not. It loads nothing itself: the connection
 * comes later and reports here. `spaeter`: calls after some milliseconds.
 */
export function createLiveKanal(spaeter: Spaeter): LiveKanal {
  let stand: LiveStand = "aus";
  const zuschauer = new Set<() => void>();
  const { forget, forgetVon, ...verteiler } = createVerteiler();
  const { enter, connect } = createBlicke(spaeter, forgetVon);
  return {
    stand: () => stand,
    subscribe(report) {
      zuschauer.add(report);
      return () => zuschauer.delete(report);
    },
    ...verteiler,
    enter,
    set(neu, sender) {
      forget();
      connect(sender);
      if (stand === neu) return;
      stand = neu;
      for (const report of zuschauer) report();
    },
  };
}

/** The one of this page. */
export const leitung = createLiveKanal((fn, ms) => void setTimeout(fn, ms));
