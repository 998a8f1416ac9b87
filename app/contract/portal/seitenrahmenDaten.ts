import type { HilfeBereich } from "~/domain/hilfe/hilfeBereich";
import type { FesteFarben } from "~/domain/benutzer/farben";
import type { Zeilenabstand } from "~/domain/benutzer/zeilenabstand";
import type { NavigationEntry } from "~/domain/benutzer/navigation";
import type { Sitzung } from "../konto/benutzer";
import type { Flash, FormularSchutz } from "../antrag/formAntwort";
import type { HilfeDaten } from "./hilfeDaten";
import type { SitzungsStand } from "../konto/sitzungsStand";
import type { GeleseneSystemnachricht } from "../mitteilung/systemnachrichten";

/**
 * The announcements as they stood at the time `stand` of the server; `aktiv`: to be seen at that moment. @spec §3
 * System announcement
 */
export type SeitenrahmenNachrichten = { stand: string; data: (GeleseneSystemnachricht & { aktiv: boolean })[] };

/** A maintenance window as pages count down to it: from `stand`, the time of the server. */
export type Wartungsanzeige = { stand: string; beginn: string; ende: string; grund: string };

/** What surrounds every page, from the root loader. Never holds the nonce. */
export type SeitenrahmenDaten = SitzungsStand & {
  /** The session without its csrf token; forms of the frame use `formular`. */
  sitzung: Omit<Sitzung, "csrf">;
  /**
   * The sentence about the end of the session; null without one. Made on the server, so that the frame needs no
   * calendar.
   */
  sitzungsende: string | null;
  formular: FormularSchutz;
  /** Whom the support sees here, and until which time of day; null: everybody is here in the own name. */
  ansicht: { name: string; bis: string } | null;
  /** The maintenance window that is announced or runs, with the time of the server; null: there is none. */
  wartung: Wartungsanzeige | null;
  flash: Flash | null;
  /** The time of the server when it made this. */
  stand: string;
  version: string;
  requestId: string;
  /** The browser build that the answering process serves; a page that was loaded from another one is out of date. */
  buildId: string;
  /** Path and query of this page, for forms that come back to it. */
  pfad: string;
  /** The Antrag whose submission the user wants to return to. @spec §2 */
  einreichMarke: string | null;
  /** The area of the help of this page; null: it has none. */
  hilfeBereich: HilfeBereich | null;
  /** The help that is open from the start; null: closed. */
  hilfe: HilfeDaten | null;
  /** Current and coming announcements; null while there is no full login, and when they cannot be read. */
  systemnachrichten: SeitenrahmenNachrichten | null;
  /** The side navigation, of everybody who has one. */
  navigation: readonly NavigationEntry[];
  /** The side navigation shows pictures only; null: the page decides. @spec §2 Shell: full and rail mode */
  isLeisteSchmal: boolean | null;
  /** The colours that were chosen in this browser; null: the device decides. */
  farben: FesteFarben | null;
  /** How close the rows of lists stand in this browser. */
  zeilenabstand: Zeilenabstand;
  /** False when the backend did not answer: the frame then shows itself as for a visitor. */
  isErreichbar: boolean;
};
