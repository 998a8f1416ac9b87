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
  subscribe: (report: () => void) => () => void;
  report: (meldung: NeueMeldung) => void;
  /** Puts into the list what another part of the page has on the screen. */
  record: (meldung: Omit<NeueMeldung, "dauerMs">) => void;
  close: (nummer: number) => void;
  /** Somebody else uses the page from now on. */
  clear: () => void;
};

const HOECHSTENS = 50;

/** The short messages of a page: one at a time on the screen, all of them in a list that stays. WCAG 2.2.1 */
export function createMeldungsliste(jetzt: () => Date): Meldungsliste {
  let nummer = 0;
  let alle: readonly Meldung[] = [];
  let wartend: readonly Meldung[] = [];
  const zuhoerer = new Set<() => void>();
  const tell = (): void => {
    for (const report of zuhoerer) report();
  };
  const admit = (meldung: NeueMeldung): Meldung => {
    nummer += 1;
    const neu = { ...meldung, nummer, am: jetzt() };
    alle = [neu, ...alle].slice(0, HOECHSTENS);
    return neu;
  };
  return {
    alle: () => alle,
    offen: () => wartend[0] ?? null,
    subscribe(report) {
      zuhoerer.add(report);
      return () => zuhoerer.delete(report);
    },
    report(meldung) {
      wartend = [...wartend, admit(meldung)];
      tell();
    },
    record(meldung) {
      admit({ ...meldung, dauerMs: null });
      tell();
    },
    close(welche) {
      wartend = wartend.filter((meldung) => meldung.nummer !== welche);
      tell();
    },
    clear() {
      if (alle.length === 0) return;
      [alle, wartend] = [[], []];
      tell();
    },
  };
}

/** The one of this page. */
export const meldungsliste = createMeldungsliste(() => browserClock.now());
