import { newUuid } from "~/lib/uuid";

const NAME = "antragsportal-sitzung";

/** What the tabs of one browser tell each other. */
export type SitzungsNachricht =
  /** Somebody has done something in a tab. */
  | { art: "aktion" }
  /** The portal's word on the session has reached a tab. */
  | { art: "stand"; restSekunden: number; hoechstensSekunden: number | null }
  /** The time has run out, or the person has logged out on purpose. */
  | { art: "abgelaufen" | "abgemeldet" }
  /** Before a logout: who holds something that is not saved? */
  | { art: "ungespeichert?" | "ungespeichert!" }
  /** A tab has been opened while another one is worked in; it wants to go on instead of that one; that one has put everything away. */
  | { art: "geoeffnet" | "uebernimmt" | "uebergeben" };

const ARTEN: readonly unknown[] = [
  "aktion",
  "stand",
  "abgelaufen",
  "abgemeldet",
  "ungespeichert?",
  "ungespeichert!",
  "geoeffnet",
  "uebernimmt",
  "uebergeben",
] satisfies readonly SitzungsNachricht["art"][];

/** A channel hears the other channels of its own page, too; those are not meant. */
let diesesBlatt: string | null = null;
const blatt = (): string => (diesesBlatt ??= newUuid());

/** Tabs of one origin run the same portal, though perhaps of another build: what it does not know it passes over. */
const isNachricht = (wert: unknown): wert is SitzungsNachricht & { von: unknown } =>
  typeof wert === "object" && wert !== null && "art" in wert && ARTEN.includes(wert.art) && "von" in wert;

export type SitzungsKanal = { sende: (nachricht: SitzungsNachricht) => void; schliesse: () => void };

/** Opens the channel of all tabs; a tab does not hear itself. */
export function oeffneKanal(onNachricht: (nachricht: SitzungsNachricht) => void = () => undefined): SitzungsKanal {
  const kanal = new BroadcastChannel(NAME);
  kanal.onmessage = ({ data: wert }: MessageEvent<unknown>) => {
    if (isNachricht(wert) && wert.von !== blatt()) onNachricht(wert);
  };
  return { sende: (nachricht) => kanal.postMessage({ ...nachricht, von: blatt() }), schliesse: () => kanal.close() };
}

/** Says something to all other tabs, from wherever. */
export function sageAllen(nachricht: SitzungsNachricht): void {
  const kanal = oeffneKanal();
  kanal.sende(nachricht);
  kanal.schliesse();
}

/** Asks the other tabs whether one of them holds something that is not saved. They answer at once or never; a busy browser takes its time. */
export function frageNachUngespeichertem(wartezeitMs = 800): Promise<boolean> {
  return new Promise((resolve) => {
    const kanal = oeffneKanal(({ art }) => {
      if (art === "ungespeichert!") beende(true);
    });
    const timer = window.setTimeout(() => beende(false), wartezeitMs);
    const beende = (hat: boolean): void => {
      window.clearTimeout(timer);
      kanal.schliesse();
      resolve(hat);
    };
    kanal.sende({ art: "ungespeichert?" });
  });
}
