/** The headings of the parts of a page, see `part` of the kit's `Heading`, the largest part first. */
const koepfe = (main: ParentNode): HTMLElement[] => [...main.querySelectorAll<HTMLElement>("[data-part]")];

/** The parts that a page shows. */
export const listTeile = (main: ParentNode): string[] => koepfe(main).map(({ dataset }) => dataset["part"] ?? "");

/** The heading of the largest part that was not there before; null when all were. */
export const findNeuenTeil = (main: ParentNode, bisher: readonly string[]): HTMLElement | null =>
  koepfe(main).find(({ dataset }) => !bisher.includes(dataset["part"] ?? "")) ?? null;
