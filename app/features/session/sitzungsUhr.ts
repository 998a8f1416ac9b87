import {
  OHNE_SITZUNG,
  countSitzung,
  type CountdownEreignis,
  type CountdownWirkung,
  type SitzungsZaehler,
} from "~/domain/sitzung/countdown";

/** How long the session lasts by the portal's word, null when it has ended, undefined without an answer. */
export type Auskunft = Stand | null | undefined;
type Stand = { restSekunden: number; hoechstensSekunden: number | null };

/** What the clock needs of browser and portal. */
export type UhrUmfeld = {
  jetzt: () => number;
  renew: () => Promise<Auskunft>;
  ask: () => Promise<Auskunft>;
  notify: () => void;
  logOut: () => void;
  /** Tells the other tabs. */
  share: (ereignis: { art: "aktion" } | ({ art: "stand" } & Stand)) => void;
};

export type SitzungsUhr = {
  stand: () => SitzungsZaehler;
  subscribe: (report: () => void) => () => void;
  /** Something has happened in this tab. */
  report: (ereignis: CountdownEreignis) => void;
};

/** Asks the portal for more time, but not again before it has answered. */
function createErneuerung(renew: UhrUmfeld["renew"], take: (auskunft: Stand) => void): () => void {
  let isErneuernd = false;
  const start = async (): Promise<void> => {
    isErneuernd = true;
    const auskunft = await renew().finally(() => {
      isErneuernd = false;
    });
    // A refresh that failed is only logged: the counter goes on, and the next answer of the portal says what is. @spec
    // §8
    if (auskunft) take(auskunft);
  };
  return () => {
    if (!isErneuernd) void start();
  };
}

/** The session countdown with what it sets going. One for all parts of a page. */
export function createSitzungsUhr(umfeld: UhrUmfeld): SitzungsUhr {
  let stand = OHNE_SITZUNG;
  const zuhoerer = new Set<() => void>();

  const report = (ereignis: CountdownEreignis): void => {
    const schritt = countSitzung(stand, ereignis, umfeld.jetzt());
    const isAnders = schritt.stand !== stand;
    stand = schritt.stand;
    if (isAnders) for (const listen of zuhoerer) listen();
    for (const wirkung of schritt.wirkungen) act(wirkung);
  };

  const take = (auskunft: Auskunft): void => {
    if (auskunft) umfeld.share({ art: "stand", ...auskunft });
    if (auskunft !== undefined) report({ art: "stand", ...(auskunft ?? { restSekunden: null }) });
  };

  const WIRKUNGEN: Record<CountdownWirkung, () => void> = {
    erneuern: createErneuerung(umfeld.renew, take),
    fragen: () => void umfeld.ask().then(take),
    benachrichtigen: umfeld.notify,
    abmelden: umfeld.logOut,
  };
  const act = (wirkung: CountdownWirkung): void => WIRKUNGEN[wirkung]();

  return {
    stand: () => stand,
    subscribe(listen) {
      zuhoerer.add(listen);
      return () => zuhoerer.delete(listen);
    },
    report(ereignis) {
      if (ereignis.art === "aktion" && ereignis.istHier) umfeld.share({ art: "aktion" });
      report(ereignis);
    },
  };
}
