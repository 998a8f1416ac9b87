import type { HilfeBereichDaten, HilfeDaten } from "~/contract/portal/hilfeDaten";
import { chooseText, fetchTexte } from "./hilfetextWahl";

/** A text, and what those who may edit it can do with it. */
export type Gelesen = Omit<HilfeDaten, "feld">;

type Steuerung = {
  bereich: string;
  /** The query of the page, which names tab and row. */
  search: string;
  /** Ends the listening. */
  signal: AbortSignal;
  /** A "?" was pressed: help opens. */
  onFrage: (hilfe: Gelesen, link: HTMLAnchorElement) => void;
  /** The focus went to another field while help stands open beside the form. */
  onFokus: (hilfe: Gelesen) => void;
};

const NICHT_ERREICHBAR = "<p>Die Hilfe ist zurzeit nicht erreichbar. Bitte versuchen Sie es später erneut.</p>";
const KEIN_TEXT = "<p>Zu dieser Stelle gibt es keinen Hilfetext.</p>";
const nur = (text: string): Gelesen => ({ text, bearbeiten: null, eigener: null });

/**
 * Listens to the "?" links and to where the focus goes on a page with help. Texts of the area are fetched with
 * the first question and kept.
 *
 * @assumed Help that lies over the form, on a small screen, does not follow: it would change while it is read.
 */
export function beginHilfe({ bereich, search, signal, onFrage, onFokus }: Steuerung): void {
  let texte: Promise<HilfeBereichDaten> | null = null;
  let letzte = 0;
  const loadTexte = (): Promise<HilfeBereichDaten> => {
    texte ??= fetchTexte(bereich).catch((error: unknown) => {
      texte = null;
      throw error;
    });
    return texte;
  };
  /** Null where somebody asked for another text meanwhile, or for none. */
  const findText = async (feld: string | null, isFrage: boolean): Promise<Gelesen | null> => {
    const nummer = (letzte += 1);
    const isUeberholt = (): boolean => nummer !== letzte || signal.aborted;
    try {
      const gewaehlt = chooseText(await loadTexte(), bereich, { feld, search });
      return isUeberholt() ? null : (gewaehlt ?? (isFrage ? nur(KEIN_TEXT) : null));
    } catch {
      return isUeberholt() || !isFrage ? null : nur(NICHT_ERREICHBAR);
    }
  };
  const onClick = async (event: MouseEvent): Promise<void> => {
    const link = findGedrueckten(event);
    if (link === null) return;
    event.preventDefault();
    const hilfe = await findText(feldOf(link), true);
    if (hilfe === null) return;
    onFrage(hilfe, link);
    // Open already, for another question.
    document.getElementById("schublade")?.focus();
  };
  const onFocusIn = async ({ target }: FocusEvent): Promise<void> => {
    const link = target instanceof Element && isHilfeDaneben() ? findHilfeLink(target) : null;
    const hilfe = link === null ? null : await findText(feldOf(link), false);
    if (hilfe !== null && isHilfeDaneben()) onFokus(hilfe);
  };
  document.addEventListener("click", (event) => void onClick(event), { signal });
  document.addEventListener("focusin", (event) => void onFocusIn(event), { signal });
}

const feldOf = ({ href }: HTMLAnchorElement): string | null => new URL(href).searchParams.get("hilfe");

function findGedrueckten(event: MouseEvent): HTMLAnchorElement | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || hasModifier || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>("a[data-hilfe]");
}

/** The "?" of the field in which an element stands; null for the "?" itself, which is only passed. */
function findHilfeLink(element: Element): HTMLAnchorElement | null {
  if (element.matches("a[data-hilfe]")) return null;
  for (let ort: Element | null = element; ort !== null && ort.id !== "inhalt"; ort = ort.parentElement) {
    const link = ort.querySelector<HTMLAnchorElement>(":scope > a[data-hilfe]");
    if (link !== null) return link;
  }
  return null;
}

/** Whether help is open, and beside the page rather than over its lower half. */
function isHilfeDaneben(): boolean {
  const schublade = document.getElementById("schublade")?.getBoundingClientRect();
  return schublade !== undefined && schublade.width > 0 && schublade.width < window.innerWidth / 2;
}
