import { withLimit } from "~/lib/withLimit";
import type { Betriebsstand } from "../../storage/wartungsfensterStore";

/** So long a node goes by what it has read: pages must not cost a statement each. */
const GILT_MS = 2_000;
/** A database that does not answer keeps nobody waiting for longer; what was known last goes on. */
const WARTEN_MS = 2_000;

const LEER: Betriebsstand = { fenster: null, isKetteGebrochen: false };

/** What every page says of how the portal is run, as the database had it at most a few seconds ago. */
export type Betriebsstandlesung = {
  find(): Promise<Betriebsstand>;
  /** Something has changed here: the next one reads anew. */
  forget(): void;
};

/**
 * Reads at most every two seconds, whoever asks. What fails or takes too long keeps what was known last: a page never
 * fails for its banner, and a window that runs goes on.
 */
export function createBetriebsstand(
  read: () => Promise<Betriebsstand>,
  { giltMs = GILT_MS, wartenMs = WARTEN_MS } = {},
): Betriebsstandlesung {
  let bekannt = LEER;
  let gelesen: { bis: number; stand: Promise<Betriebsstand> } | null = null;

  async function readOnce(): Promise<Betriebsstand> {
    const neu = await withLimit(read(), wartenMs).catch(() => null);
    if (neu !== null) bekannt = neu;
    return bekannt;
  }

  return {
    find() {
      const jetzt = performance.now();
      if (gelesen === null || gelesen.bis <= jetzt) gelesen = { bis: jetzt + giltMs, stand: readOnce() };
      return gelesen.stand;
    },
    forget() {
      gelesen = null;
    },
  };
}
