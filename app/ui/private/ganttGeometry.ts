const LABEL = 260;
const HEAD = 56;
const FOOT = 30;
const LANE = 20;
const CHART = 640;

/** Where everything stands, in the units of the drawing (16 are one rem). */
export type GanttGeometry = {
  width: number;
  height: number;
  /** Width of the names, height of the heads and of the last line. */
  label: number;
  head: number;
  foot: number;
  lane: number;
  column: number;
  /** Left edge of a column. */
  x: (column: number) => number;
  /** Top and height of a row. */
  y: (row: number) => number;
  rowHeight: (row: number) => number;
};

/** The measures of a chart with this many columns and these numbers of lanes in its rows. */
export function ganttGeometry(columns: number, lanes: readonly number[]): GanttGeometry {
  const column = Math.min(44, Math.max(10, Math.floor(CHART / Math.max(1, columns))));
  const heights = lanes.map((count) => Math.max(1, count) * LANE + 20);
  const tops = heights.map((_, row) => HEAD + heights.slice(0, row).reduce((sum, height) => sum + height, 0));
  const bottom = HEAD + heights.reduce((sum, height) => sum + height, 0);
  return {
    width: LABEL + columns * column + 8,
    height: bottom + FOOT,
    label: LABEL,
    head: HEAD,
    foot: FOOT,
    lane: LANE,
    column,
    x: (index) => LABEL + index * column,
    y: (row) => tops[row] ?? bottom,
    rowHeight: (row) => heights[row] ?? 0,
  };
}
