import type { ComponentType, ReactNode } from "react";
import type { HilfeBereichDaten, HilfeDaten } from "~/contract/portal/hilfeDaten";
import { chooseText, fetchTexte } from "./hilfetextWahl";

/** A text, and what those who may edit it can do with it. */
export type Gelesen = Omit<HilfeDaten, "feld">;

export type GefragteHilfeProps = {
  hilfe: Gelesen;
  /** The text of the field that has had the focus since, while help stands beside the form. */
  gefolgt: Gelesen | undefined;
  /** The "?" that was pressed. */
  link: HTMLAnchorElement;
  /** Closes this help. */
  onClose: () => void;
  /** Closes the help of the place as well. */
  onCloseAll: () => void;
  /** The help of the place, which stood beside the page before. */
  children: ReactNode;
};

/** What a "?" opened, and the part that shows it; undefined where that part did not come. */
export type Gefragt = {
  hilfe: Gelesen;
  link: HTMLAnchorElement;
  Teil: ComponentType<GefragteHilfeProps> | undefined;
};

type Steuerung = {
  bereich: string;
  /** The query of the page, which names tab and row. */
  search: string;
  /** Ends the listening. */
  signal: AbortSignal;
  /** A "?" was pressed: its help opens, or goes when it was open (undefined). */
  onFrage: (gefragt: Gefragt | undefined) => void;
  /** The focus went to another field while help stands open beside the form. */
  onFokus: (hilfe: Gelesen) => void;
};

/** From here on there is room for help beside a page; below, that of a field stands under its label. */
export const DANEBEN = "(min-width: 1440px)";

const NICHT_ERREICHBAR = "<p>Die Hilfe ist zurzeit nicht erreichbar. Bitte versuchen Sie es später erneut.</p>";
const KEIN_TEXT = "<p>Zu dieser Stelle gibt es keinen Hilfetext.</p>";
const nur = (text: string): Gelesen => ({ text, bearbeiten: null, eigener: null });
const isBreit = (): boolean => window.matchMedia(DANEBEN).matches;

/** Finds the text of a field, or null where somebody asked for another text meanwhile, or for none. */
type Textsuche = (feld: string | null, isFrage: boolean) => Promise<Gelesen | null>;

/** Texts of the area are fetched with the first question and kept. */
function createTextsuche({ bereich, search, signal }: Pick<Steuerung, "bereich" | "search" | "signal">): Textsuche {
  let texte: Promise<HilfeBereichDaten> | null = null;
  let letzte = 0;
  const loadTexte = (): Promise<HilfeBereichDaten> => {
    texte ??= fetchTexte(bereich).catch((error: unknown) => {
      texte = null;
      throw error;
    });
    return texte;
  };
  return async (feld, isFrage) => {
    const nummer = (letzte += 1);
    const isUeberholt = (): boolean => nummer !== letzte || signal.aborted;
    try {
      const gewaehlt = chooseText(await loadTexte(), bereich, { feld, search });
      return isUeberholt() ? null : (gewaehlt ?? (isFrage ? nur(KEIN_TEXT) : null));
    } catch {
      return isUeberholt() || !isFrage ? null : nur(NICHT_ERREICHBAR);
    }
  };
}

/**
 * Listens to the "?" links and to where the focus goes on a page with help.
 *
 * @assumed Help under a label does not follow the focus: what is typed in would move while somebody goes to it.
 */
export function beginHilfe({ onFrage, onFokus, ...stelle }: Steuerung): void {
  const findText = createTextsuche(stelle);
  const onClick = async (event: MouseEvent): Promise<void> => {
    const link = findGedrueckten(event);
    if (link === null) return;
    event.preventDefault();
    if (link.getAttribute("aria-expanded") === "true") {
      onFrage(undefined);
      return;
    }
    // Where the part does not come, the edge of the page shows the text.
    const teil = import("./GefragteHilfe").catch(() => null);
    const hilfe = await findText(feldOf(link), true);
    const Teil = (await teil)?.GefragteHilfe;
    if (hilfe !== null && !stelle.signal.aborted) onFrage({ hilfe, link, Teil });
  };
  const onFocusIn = async ({ target }: FocusEvent): Promise<void> => {
    if (!(target instanceof Element)) return;
    const isFrage = target.matches("a[data-hilfe]");
    if (isFrage) markZu(target);
    const link = isFrage || !isHilfeDaneben() ? null : findHilfeLink(target);
    const hilfe = link === null ? null : await findText(feldOf(link), false);
    if (hilfe !== null && isHilfeDaneben()) onFokus(hilfe);
  };
  const { signal } = stelle;
  document.addEventListener("click", (event) => void onClick(event), { signal });
  document.addEventListener("focusin", (event) => void onFocusIn(event), { signal });
  document.querySelectorAll("a[data-hilfe]").forEach(markZu);
}

const feldOf = ({ href }: HTMLAnchorElement): string | null => new URL(href).searchParams.get("hilfe");

/** Says that help opens here, where it does: under a label. */
function markZu(link: Element): void {
  if (isBreit()) link.removeAttribute("aria-expanded");
  else link.ariaExpanded ??= "false";
}

function findGedrueckten(event: MouseEvent): HTMLAnchorElement | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || hasModifier || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>("a[data-hilfe]");
}

/** The "?" of the field in which an element stands. */
function findHilfeLink(element: Element): HTMLAnchorElement | null {
  for (let ort: Element | null = element; ort !== null && ort.id !== "inhalt"; ort = ort.parentElement) {
    const link = ort.querySelector<HTMLAnchorElement>(":scope > a[data-hilfe]");
    if (link !== null) return link;
  }
  return null;
}

/** Whether help is open, and beside the page. */
const isHilfeDaneben = (): boolean => {
  const schublade = document.getElementById("schublade");
  return schublade !== null && schublade.offsetWidth > 0 && isBreit();
};
