/** The headings of the parts of a page, see `part` of the kit's `Heading`, the largest part first. */
const koepfe = (main: ParentNode): HTMLElement[] => [...main.querySelectorAll<HTMLElement>("[data-part]")];

/** The parts that a page shows. */
export const listTeile = (main: ParentNode): string[] => koepfe(main).map(({ dataset }) => dataset["part"] ?? "");

/** The heading of the largest part that was not there before; that of the page when one is gone and none has come; null when nothing changed. */
export function findNeuenTeil(main: ParentNode, bisher: readonly string[]): HTMLElement | null {
  const neuer = koepfe(main).find(({ dataset }) => !bisher.includes(dataset["part"] ?? ""));
  if (neuer !== undefined) return neuer;
  const jetzt = listTeile(main);
  return bisher.every((teil) => jetzt.includes(teil)) ? null : main.querySelector("h1");
}
