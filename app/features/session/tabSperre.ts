import { merkeArbeitstab } from "./arbeitstab";
import { oeffneKanal } from "./nachrichten";
import { verlasse } from "./ungespeichert";

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
 * `allein`: work goes on here; `zweiter`: another tab is worked in, this one is closed for work; `weitererOffen`: work goes on here, and
 * somebody has opened the portal once more.
 */
export type TabStand = "allein" | "zweiter" | "weitererOffen";

export type TabSperre = {
  stand: () => TabStand;
  subscribe: (melde: () => void) => () => void;
  /** Work is to go on here; settles when the other tab has put away what is typed there, or does not answer. Then the page must load anew. */
  uebernimm: () => Promise<void>;
  /** The person knows of the other tab. */
  verstanden: () => void;
  beginne: () => () => void;
};

/**
 * Decides in which tab of this browser the work goes on. The browser's lock says which one it is, so that a tab that crashes is not waited
 * for; the channel tells the first tab of a second one. Comfort only: the portal itself loses nothing when two tabs save. Without locks
 * (no secure connection, or refused) every tab works.
 *
 * @spec §4 Multi-tab
 */
export function createTabSperre(locks: LockManager | undefined): TabSperre {
  let stand: TabStand = "allein";
  let gib: (() => void) | null = null;
  /** At how many looks in a row nobody held the lock. */
  let freieBlicke = 0;
  /** When another tab has taken the lock away. */
  let uebergebenUm = -Infinity;
  let beiUebergabe: () => void = () => undefined;
  let sende: ReturnType<typeof oeffneKanal>["sende"] = () => undefined;
  const zuhoerer = new Set<() => void>();
  const setze = (neu: TabStand): void => {
    merkeArbeitstab(neu !== "zweiter");
    if (stand === neu) return;
    stand = neu;
    for (const melde of zuhoerer) melde();
  };

  const halte = (): Promise<void> =>
    new Promise((resolve) => {
      gib = resolve;
    });

  /** Takes the lock; `mitGewalt` from whoever has it. Settles when the lock is given back or taken away. */
  const nimm = (mitGewalt: boolean): void => {
    const optionen: LockOptions = mitGewalt ? { steal: true } : { ifAvailable: true };
    let hatte = false;
    void locks
      ?.request(SPERRE, optionen, (lock) => {
        if (lock === null) {
          setze("zweiter");
          sende({ art: "geoeffnet" });
          return undefined;
        }
        hatte = true;
        setze("allein");
        return halte();
      })
      .catch(() => {
        if (hatte) uebergebenUm = performance.now();
        // A browser that blocks cookies refuses locks as well.
        setze(hatte ? "zweiter" : "allein");
      });
  };

  /** A tab that is closed for work looks whether the other one is still there. */
  const pruefe = async (): Promise<void> => {
    if (stand !== "zweiter") return;
    const { held = [] } = (await locks?.query()) ?? {};
    freieBlicke = held.some(({ name }) => name === SPERRE) ? 0 : freieBlicke + 1;
    if (freieBlicke >= BLICKE && performance.now() - uebergebenUm > UEBERGABE_LAEDT_MS) nimm(false);
  };

  return {
    stand: () => stand,
    subscribe(melde) {
      zuhoerer.add(melde);
      return () => zuhoerer.delete(melde);
    },
    async uebernimm() {
      const antwort = new Promise<void>((resolve) => {
        beiUebergabe = resolve;
      });
      sende({ art: "uebernimmt" });
      await Promise.race([antwort, new Promise((resolve) => window.setTimeout(resolve, UEBERGABE_MS))]);
      nimm(true);
    },
    verstanden: () => setze("allein"),
    beginne() {
      const kanal = oeffneKanal(({ art }) => {
        if (art === "geoeffnet" && stand === "allein") setze("weitererOffen");
        if (art === "uebernimmt" && stand !== "zweiter") void verlasse().then(() => sende({ art: "uebergeben" }));
        if (art === "uebergeben") beiUebergabe();
      });
      sende = kanal.sende;
      if (locks === undefined) setze("allein");
      nimm(false);
      const takt = window.setInterval(() => void pruefe(), PRUEFUNG_MS);
      return () => {
        window.clearInterval(takt);
        kanal.schliesse();
        gib?.();
        gib = null;
      };
    },
  };
}
