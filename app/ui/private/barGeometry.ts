/** A part of a bar; `share` of the highest bar, from 0 to 1. */
export type BarPart = { look: "plain" | "hatched"; share: number };
/** A bar with what stands above it. Without parts nothing is drawn: there is no figure. */
export type Bar = { key: string; text: string; parts: readonly BarPart[] };
/** Bars that belong together, with their name and lines of notes below it. */
export type BarColumn = { key: string; label: string; notes: readonly string[]; bars: readonly Bar[] };

const [PLOT, TOP, LABEL, NOTE] = [150, 26, 24, 18];
const [BAR, GAP] = [36, 4];
/** Room between columns; more of it where several bars belong together. */
const PADDING = { one: 2, more: 12 } as const;
/** What a letter of figures and one of words needs: between the digits of a figure there are narrow points. */
const [DIGIT, LETTER] = [6.5, 7.2];

/** A bar with its place. */
export type PlacedBar = { bar: Bar; middle: number; left: number };
export type PlacedColumn = { column: BarColumn; middle: number; bars: readonly PlacedBar[] };

/** Where everything stands, in the units of the drawing (16 are one rem). */
export type BarGeometry = {
  width: number;
  height: number;
  /** Where the bars stand on. */
  base: number;
  barWidth: number;
  /** Height of a share. */
  heightOf: (share: number) => number;
  labelY: number;
  noteY: (line: number) => number;
  columns: readonly PlacedColumn[];
};

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

/** All bars have the same distance, wide enough for the longest of what stands above and below them. */
export function barGeometry(columns: readonly BarColumn[]): BarGeometry {
  const bars = Math.max(1, ...columns.map((column) => column.bars.length));
  const figures = longest(columns.flatMap((column) => column.bars.map(({ text }) => text)));
  const words = longest(columns.flatMap(({ label, notes }) => [label, ...notes])) * LETTER;
  const slot = Math.max(BAR, figures * DIGIT) + GAP;
  const column = Math.ceil(Math.max(bars * slot, words) + (bars === 1 ? PADDING.one : PADDING.more));
  const lines = Math.max(0, ...columns.map((one) => one.notes.length));
  const base = TOP + PLOT;
  return {
    width: column * columns.length,
    height: base + LABEL + lines * NOTE + 6,
    base,
    barWidth: BAR,
    heightOf: (share) => Math.round(share * PLOT * 10) / 10,
    labelY: base + LABEL / 2 + 2,
    noteY: (line) => base + LABEL + line * NOTE + NOTE / 2,
    columns: columns.map((one, index) => {
      const middle = column * (index + 0.5);
      const first = middle - ((one.bars.length - 1) * slot) / 2;
      const placed = one.bars.map((bar, place) => ({
        bar,
        middle: first + place * slot,
        left: first + place * slot - BAR / 2,
      }));
      return { column: one, middle, bars: placed };
    }),
  };
}
