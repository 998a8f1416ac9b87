/** The headings of the parts of a page, see `part` of the kit's `Heading`, the largest part first. */
const koepfe = (main: ParentNode): HTMLElement[] => [...main.querySelectorAll<HTMLElement>("[data-part]")];

/** The parts that a page shows. */
export const listTeile = (main: ParentNode): string[] => koepfe(main).map(({ dataset }) => dataset["part"] ?? "");

/**
 * The heading of the largest part that was not there before; that of the page when one is gone and none has come; null
 * when nothing changed.
 */
export function findNeuenTeil(main: ParentNode, bisher: readonly string[]): HTMLElement | null {
  const neuer = koepfe(main).find(({ dataset }) => !bisher.includes(dataset["part"] ?? ""));
  if (neuer !== undefined) return neuer;
  const jetzt = listTeile(main);
  return bisher.every((teil) => jetzt.includes(teil)) ? null : main.querySelector("h1");
}

/** The sections around an element, the smallest first. */
export function listAbschnitte(element: Element | null): Element[] {
  const abschnitt = element?.parentElement?.closest("section") ?? null;
  return abschnitt === null ? [] : [abschnitt, ...listAbschnitte(abschnitt)];
}

/**
 * Where somebody stands whose place has gone: the heading of the first of these sections that is still there, or that
 * of the page.
 */
export function findUmgebung(main: HTMLElement, abschnitte: readonly Element[]): HTMLElement {
  const geblieben = abschnitte.find((abschnitt) => main.contains(abschnitt));
  const kopf = document.getElementById(geblieben?.getAttribute("aria-labelledby") ?? "");
  return kopf ?? main.querySelector("h1") ?? main;
}
