import { cutText } from "../../lib/text";
import { arrow, lanes as laneStyles, late, letter as letterStyle, line, strong } from "../data/GanttChart.css";
import type { GanttGeometry } from "./ganttGeometry";
import type { GanttBar } from "./ganttParts";
import { PATTERN_COUNT } from "./GanttPatterns";

export type GanttRowProps = {
  id: string;
  row: GanttBar;
  index: number;
  rows: readonly GanttBar[];
  geometry: GanttGeometry;
};

/** Names longer than this are cut; the whole name stands in the title of the row and in the table. */
const NAME_MAX = 30;

const cut = (text: string): string => (text.length > NAME_MAX ? `${cutText(text, NAME_MAX - 1).text}…` : text);
const variants = [laneStyles[0], laneStyles[1], laneStyles[2], laneStyles[3], laneStyles[4], laneStyles[5]];

/** From the end of the bar that comes first, down or up to the beginning of this one. */
function path(
  before: GanttBar,
  { row, index, at, geometry }: { row: GanttBar; index: number; at: number; geometry: GanttGeometry },
): string | null {
  if (before.to === undefined || row.from === undefined) return null;
  const { x, y, rowHeight } = geometry;
  const [startX, startY] = [x(before.to + 1), y(at) + rowHeight(at) / 2];
  const [endX, endY] = [x(row.from), y(index) + rowHeight(index) / 2];
  const turn = Math.max(startX, endX - 8) === startX ? startX + 5 : endX - 8;
  return `M${String(startX)} ${String(startY)}H${String(turn)}V${String(endY - 6)}H${String(endX - 6)}V${String(endY)}H${String(endX)}`;
}

/** The bar, with a lane for each who works. */
function Bar({ id, row: { from, to, lanes }, index, geometry: { x, y, lane } }: GanttRowProps) {
  if (from === undefined || to === undefined) return null;
  const shown = lanes.length === 0 ? [{ letter: "", pattern: 0 }] : lanes;
  return (
    <>
      {shown.map(({ letter, pattern }, position) => {
        const box = {
          x: x(from) + 1,
          y: y(index) + 10 + position * lane,
          width: x(to + 1) - x(from) - 2,
          height: lane,
        };
        return (
          <g key={letter} data-lane={letter}>
            <rect {...box} className={variants[pattern % PATTERN_COUNT]} />
            <rect {...box} fill={`url(#${id}p${String(pattern % PATTERN_COUNT)})`} />
            <text x={box.x + box.width / 2} y={box.y + lane / 2} textAnchor="middle" className={letterStyle}>
              {letter}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** From the rows that come first. */
function Arrows({ id, row, index, rows, geometry }: GanttRowProps) {
  return (
    <>
      {row.after.map(({ row: at, isLate }) => {
        const before = rows[at];
        const d = before === undefined ? null : path(before, { row, index, at, geometry });
        return (
          d !== null && (
            <path
              key={at}
              d={d}
              data-after={before?.number}
              className={`${arrow} ${isLate ? late : ""}`}
              markerEnd={`url(#${id}a)`}
            />
          )
        );
      })}
    </>
  );
}

/** One row: its number and name, its bar, and arrows from those that come first. */
export function GanttRow(props: GanttRowProps) {
  const { row, index, geometry } = props;
  const { width, y, rowHeight } = geometry;
  const [top, height] = [y(index), rowHeight(index)];
  return (
    <g
      data-row={row.number}
      data-from={row.from}
      data-to={row.to}
      data-lanes={row.lanes.map(({ letter }) => letter).join(" ")}
    >
      <title>{`${row.number} ${row.title}`}</title>
      <path d={`M0 ${String(top + height)}H${String(width)}`} className={line} />
      <text x={8} y={top + height / 2} className={strong}>
        {row.number}
      </text>
      <text x={40} y={top + height / 2}>
        {cut(row.title)}
      </text>
      <Bar {...props} />
      <Arrows {...props} />
    </g>
  );
}
