/** How the report writes its tables and figures. */
export const times = (value: number): string => value.toFixed(2);
export const row = (...cells: (string | number)[]): string => `| ${cells.join(" | ")} |`;
export const judge = (isReached: boolean): string => (isReached ? "reached" : "**missed**");
export const thousands = (value: number): string => value.toLocaleString("en");

/** The value that this share of them stays below. */
export function quantil(dauern: readonly number[], anteil: number): number {
  return dauern.toSorted((a, b) => a - b)[Math.floor(dauern.length * anteil)] ?? 0;
}
