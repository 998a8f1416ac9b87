import type { ComponentType } from "react";
import { DANEBEN, type GefragteHilfeProps, type Gelesen, NICHT_ERREICHBAR, nur } from "./gelesen";

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

const isBreit = (): boolean => window.matchMedia(DANEBEN).matches;

/** What shows help, and finds its texts; null where it did not come. */
function createLader(stelle: Pick<Steuerung, "bereich" | "search" | "signal">) {
  const load = async () => {
    const { GefragteHilfe, createTextsuche } = await import("./ersteHilfe");
    return { Teil: GefragteHilfe, findText: createTextsuche(stelle) };
  };
  let teil: ReturnType<typeof load> | undefined;
  return () =>
    (teil ??= load()).catch(() => {
      teil = undefined;
      return null;
    });
}

/**
 * Listens to the "?" links and to where the focus goes on a page with help.
 *
 * @assumed Help under a label does not follow the focus: what is typed in would move while somebody goes to it.
 */
export function beginHilfe({ onFrage, onFokus, ...stelle }: Steuerung): void {
  const { signal } = stelle;
  const loadTeil = createLader(stelle);
  const onClick = async (event: MouseEvent): Promise<void> => {
    const link = findGedrueckten(event);
    if (link === null) return;
    event.preventDefault();
    if (link.getAttribute("aria-expanded") === "true") {
      onFrage(undefined);
      return;
    }
    const teil = await loadTeil();
    const hilfe = teil === null ? nur(NICHT_ERREICHBAR) : await teil.findText(feldOf(link), true);
    if (hilfe !== null && !signal.aborted) onFrage({ hilfe, link, Teil: teil?.Teil });
  };
  const onFocusIn = async ({ target }: FocusEvent): Promise<void> => {
    if (!(target instanceof Element)) return;
    const isFrage = target.matches("a[data-hilfe]");
    if (isFrage) markZu(target);
    const link = isFrage || !isHilfeDaneben() ? null : findHilfeLink(target);
    const hilfe = link && (await (await loadTeil())?.findText(feldOf(link), false));
    if (hilfe && isHilfeDaneben()) onFokus(hilfe);
  };
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
