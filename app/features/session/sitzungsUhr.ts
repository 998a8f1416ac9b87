import {
  OHNE_SITZUNG,
  zaehleSitzung,
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
  erneuere: () => Promise<Auskunft>;
  frage: () => Promise<Auskunft>;
  benachrichtige: () => void;
  meldeAb: () => void;
  /** Tells the other tabs. */
  teile: (ereignis: { art: "aktion" } | ({ art: "stand" } & Stand)) => void;
};

export type SitzungsUhr = {
  stand: () => SitzungsZaehler;
  subscribe: (melde: () => void) => () => void;
  /** Something has happened in this tab. */
  melde: (ereignis: CountdownEreignis) => void;
};

/** The session countdown with what it sets going. One for all parts of a page. */
export function createSitzungsUhr(umfeld: UhrUmfeld): SitzungsUhr {
  let stand = OHNE_SITZUNG;
  let isErneuernd = false;
  const zuhoerer = new Set<() => void>();

  const melde = (ereignis: CountdownEreignis): void => {
    const schritt = zaehleSitzung(stand, ereignis, umfeld.jetzt());
    const isAnders = schritt.stand !== stand;
    stand = schritt.stand;
    if (isAnders) for (const hoere of zuhoerer) hoere();
    for (const wirkung of schritt.wirkungen) wirke(wirkung);
  };

  const nimm = (auskunft: Auskunft): void => {
    if (auskunft) umfeld.teile({ art: "stand", ...auskunft });
    if (auskunft !== undefined) melde({ art: "stand", ...(auskunft ?? { restSekunden: null }) });
  };

  const erneuere = async (): Promise<void> => {
    if (isErneuernd) return;
    isErneuernd = true;
    const auskunft = await umfeld.erneuere().finally(() => {
      isErneuernd = false;
    });
    // A refresh that failed is only logged: the counter goes on, and the next answer of the portal says what is. @spec §8
    if (auskunft) nimm(auskunft);
  };

  const WIRKUNGEN: Record<CountdownWirkung, () => void> = {
    erneuern: () => void erneuere(),
    fragen: () => void umfeld.frage().then(nimm),
    benachrichtigen: umfeld.benachrichtige,
    abmelden: umfeld.meldeAb,
  };
  const wirke = (wirkung: CountdownWirkung): void => WIRKUNGEN[wirkung]();

  return {
    stand: () => stand,
    subscribe(hoere) {
      zuhoerer.add(hoere);
      return () => zuhoerer.delete(hoere);
    },
    melde(ereignis) {
      if (ereignis.art === "aktion" && ereignis.istHier) umfeld.teile({ art: "aktion" });
      melde(ereignis);
    },
  };
}
