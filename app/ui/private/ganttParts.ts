export type GanttColumn = { label: string; hint: string; tone: "normal" | "frei" | "ausserhalb" };
/** A head over columns, both ends inclusive. */
export type GanttGroup = { label: string; from: number; to: number };
export type GanttBar = {
  key: string;
  number: string;
  title: string;
  /** First and last column; undefined draws no bar. */
  from: number | undefined;
  to: number | undefined;
  /** Who works: a letter, and a pattern by its position among all. */
  lanes: readonly { letter: string; pattern: number }[];
  /** Rows (by position) that come first; `isLate` when they end after this one begins. */
  after: readonly { row: number; isLate: boolean }[];
};
