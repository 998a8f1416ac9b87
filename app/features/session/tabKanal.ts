import { newUuid } from "~/lib/uuid";

const NAME = "antragsportal-sitzung";

/** What the tabs of one browser tell each other. */
export type TabMeldung =
  /** Somebody has done something in a tab. */
  | { art: "aktion" }
  /** The portal's word on the session has reached a tab. */
  | { art: "stand"; restSekunden: number; hoechstensSekunden: number | null }
  /** The time has run out, or the person has logged out on purpose. */
  | { art: "abgelaufen" | "abgemeldet" }
  /** Before a logout: who holds something that is not saved? */
  | { art: "ungespeichert?" | "ungespeichert!" }
  /**
   * A tab has been opened while another one is worked in; it wants to go on instead of that one; that one has put
   * everything away.
   */
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
] satisfies readonly TabMeldung["art"][];

/** A channel hears the other channels of its own page, too; those are not meant. */
let diesesBlatt: string | null = null;
const blatt = (): string => (diesesBlatt ??= newUuid());

/** Tabs of one origin run the same portal, though perhaps of another build: what it does not know it passes over. */
const isTabMeldung = (wert: unknown): wert is TabMeldung & { von: unknown } =>
  typeof wert === "object" && wert !== null && "art" in wert && ARTEN.includes(wert.art) && "von" in wert;

export type TabKanal = { send: (nachricht: TabMeldung) => void; close: () => void };

/** Opens the channel of all tabs; a tab does not hear itself. */
export function openKanal(onTabMeldung: (nachricht: TabMeldung) => void = () => undefined): TabKanal {
  const kanal = new BroadcastChannel(NAME);
  kanal.onmessage = ({ data: wert }: MessageEvent<unknown>) => {
    if (isTabMeldung(wert) && wert.von !== blatt()) onTabMeldung(wert);
  };
  return { send: (nachricht) => kanal.postMessage({ ...nachricht, von: blatt() }), close: () => kanal.close() };
}

/** Says something to all other tabs, from wherever. */
export function tellAll(nachricht: TabMeldung): void {
  const kanal = openKanal();
  kanal.send(nachricht);
  kanal.close();
}

/**
 * Asks the other tabs whether one of them holds something that is not saved. They answer at once or never; a busy
 * browser takes its time.
 */
export function askAboutUnsaved(wartezeitMs = 800): Promise<boolean> {
  return new Promise((resolve) => {
    const kanal = openKanal(({ art }) => {
      if (art === "ungespeichert!") end(true);
    });
    const timer = window.setTimeout(() => end(false), wartezeitMs);
    const end = (hat: boolean): void => {
      window.clearTimeout(timer);
      kanal.close();
      resolve(hat);
    };
    kanal.send({ art: "ungespeichert?" });
  });
}
