import { browserClock } from "~/lib/clock";

/** How a message looks: `primary` in the colour of the portal. */
export type MeldungTon = "primary" | "warning" | "error";

export type NeueMeldung = {
  ton: MeldungTon;
  text: string;
  /** Milliseconds until it leaves the screen; null: it stays until somebody closes it. */
  dauerMs: number | null;
};

export type Meldung = NeueMeldung & { nummer: number; am: Date };

export type Meldungsliste = {
  /** All messages of this page, the newest first. */
  alle: () => readonly Meldung[];
  /** The one that is on the screen; the others wait. */
  offen: () => Meldung | null;
  subscribe: (melde: () => void) => () => void;
  melde: (meldung: NeueMeldung) => void;
  /** Puts into the list what another part of the page has on the screen. */
  verzeichne: (meldung: Omit<NeueMeldung, "dauerMs">) => void;
  schliesse: (nummer: number) => void;
  /** Somebody else uses the page from now on. */
  leere: () => void;
};

const HOECHSTENS = 50;

/** The short messages of a page: one at a time on the screen, all of them in a list that stays. WCAG 2.2.1 */
export function createMeldungsliste(jetzt: () => Date): Meldungsliste {
  let nummer = 0;
  let alle: readonly Meldung[] = [];
  let wartend: readonly Meldung[] = [];
  const zuhoerer = new Set<() => void>();
  const sage = (): void => {
    for (const melde of zuhoerer) melde();
  };
  const nimmAuf = (meldung: NeueMeldung): Meldung => {
    nummer += 1;
    const neu = { ...meldung, nummer, am: jetzt() };
    alle = [neu, ...alle].slice(0, HOECHSTENS);
    return neu;
  };
  return {
    alle: () => alle,
    offen: () => wartend[0] ?? null,
    subscribe(melde) {
      zuhoerer.add(melde);
      return () => zuhoerer.delete(melde);
    },
    melde(meldung) {
      wartend = [...wartend, nimmAuf(meldung)];
      sage();
    },
    verzeichne(meldung) {
      nimmAuf({ ...meldung, dauerMs: null });
      sage();
    },
    schliesse(welche) {
      wartend = wartend.filter((meldung) => meldung.nummer !== welche);
      sage();
    },
    leere() {
      if (alle.length === 0) return;
      [alle, wartend] = [[], []];
      sage();
    },
  };
}

/** The one of this page. */
export const meldungsliste = createMeldungsliste(() => browserClock.now());
