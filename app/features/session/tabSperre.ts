import { merkeArbeitstab } from "./arbeitstab";
import { openKanal, type TabKanal } from "./tabKanal";
import { leave } from "./ungespeichert";

const SPERRE = "antragsportal-tab";
/** How often a tab that is closed for work looks whether somebody holds the lock. */
const PRUEFUNG_MS = 2000;
/** A reload gives the lock back for a moment; only after so many looks in a row is the tab gone. */
const BLICKE = 2;
/** A tab that has just taken over loads anew, which takes its time on a slow line: so long a free lock says nothing. */
const UEBERGABE_LAEDT_MS = 30_000;

/** A tab that hangs is not waited for. */
const UEBERGABE_MS = 1500;

/**
 * `allein`: work goes on here; `zweiter`: another tab is worked in, this one is closed for work; `weitererOffen`: work
 * goes on here, and somebody has opened the portal once more.
 */
export type TabStand = "allein" | "zweiter" | "weitererOffen";

export type TabSperre = {
  stand: () => TabStand;
  subscribe: (report: () => void) => () => void;
  /**
   * Work is to go on here; settles when the other tab has put away what is typed there, or does not answer. Then the
   * page must load anew.
   */
  takeOver: () => Promise<void>;
  /** The person knows of the other tab. */
  verstanden: () => void;
  start: () => () => void;
};

/** `onBesetzt`: another tab was found to hold the lock. */
type SchlossFolgen = { set: (stand: TabStand) => void; onBesetzt: () => void };

/** The lock of this browser, held by the tab that is worked in. */
function createSchloss(locks: LockManager | undefined, { set, onBesetzt }: SchlossFolgen) {
  let give: (() => void) | null = null;
  /** At how many looks in a row nobody held the lock. */
  let freieBlicke = 0;
  /** When another tab has taken the lock away. */
  let uebergebenUm = -Infinity;

  const keep = (): Promise<void> =>
    new Promise((resolve) => {
      give = resolve;
    });

  /** Takes the lock; `mitGewalt` from whoever has it. Settles when the lock is given back or taken away. */
  const take = (mitGewalt: boolean): void => {
    const optionen: LockOptions = mitGewalt ? { steal: true } : { ifAvailable: true };
    let hatte = false;
    void locks
      ?.request(SPERRE, optionen, (lock) => {
        if (lock === null) {
          set("zweiter");
          onBesetzt();
          return undefined;
        }
        hatte = true;
        set("allein");
        return keep();
      })
      .catch(() => {
        if (hatte) uebergebenUm = performance.now();
        // A browser that blocks cookies refuses locks as well.
        set(hatte ? "zweiter" : "allein");
      });
  };

  /** A tab that is closed for work looks whether the other one is still there. */
  const check = async (): Promise<void> => {
    const { held = [] } = (await locks?.query()) ?? {};
    freieBlicke = held.some(({ name }) => name === SPERRE) ? 0 : freieBlicke + 1;
    if (freieBlicke >= BLICKE && performance.now() - uebergebenUm > UEBERGABE_LAEDT_MS) take(false);
  };

  const release = (): void => {
    give?.();
    give = null;
  };

  return { take, check, release };
}

/** What the tabs tell each other about where the work goes on; before `open` nobody is told. */
function createUebergabe(stand: () => TabStand, set: (stand: TabStand) => void) {
  let beiUebergabe: () => void = () => undefined;
  let send: TabKanal["send"] = () => undefined;
  return {
    tellOpened: () => send({ art: "geoeffnet" }),
    /** Settles when the tab that is worked in has put everything away, or has not answered for too long. */
    async ask(): Promise<void> {
      const antwort = new Promise<void>((resolve) => {
        beiUebergabe = resolve;
      });
      send({ art: "uebernimmt" });
      await Promise.race([antwort, new Promise((resolve) => window.setTimeout(resolve, UEBERGABE_MS))]);
    },
    open(): TabKanal {
      const kanal = openKanal(({ art }) => {
        if (art === "geoeffnet" && stand() === "allein") set("weitererOffen");
        if (art === "uebernimmt" && stand() !== "zweiter") void leave().then(() => send({ art: "uebergeben" }));
        if (art === "uebergeben") beiUebergabe();
      });
      send = kanal.send;
      return kanal;
    },
  };
}

/**
 * Decides in which tab of this browser the work goes on. The browser's lock says which one it is, so that a tab that
 * crashes is not waited for; the channel tells the first tab of a second one. Comfort only: the portal itself loses
 * nothing when two tabs save. Without locks (no secure connection, or refused) every tab works.
 *
 * @spec §4 Multi-tab
 */
export function createTabSperre(locks: LockManager | undefined): TabSperre {
  let stand: TabStand = "allein";
  const zuhoerer = new Set<() => void>();
  const set = (neu: TabStand): void => {
    merkeArbeitstab(neu !== "zweiter");
    if (stand === neu) return;
    stand = neu;
    for (const report of zuhoerer) report();
  };
  const uebergabe = createUebergabe(() => stand, set);
  const schloss = createSchloss(locks, { set, onBesetzt: uebergabe.tellOpened });
  return {
    stand: () => stand,
    subscribe(report) {
      zuhoerer.add(report);
      return () => zuhoerer.delete(report);
    },
    async takeOver() {
      await uebergabe.ask();
      schloss.take(true);
    },
    verstanden: () => set("allein"),
    start() {
      const kanal = uebergabe.open();
      if (locks === undefined) set("allein");
      schloss.take(false);
      const takt = window.setInterval(() => {
        if (stand === "zweiter") void schloss.check();
      }, PRUEFUNG_MS);
      return () => {
        window.clearInterval(takt);
        kanal.close();
        schloss.release();
      };
    },
  };
}
