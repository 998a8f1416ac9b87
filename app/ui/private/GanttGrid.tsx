import { busy as busyStyle, headBack, line, small, strong, tones } from "../data/GanttChart.css";
import type { GanttGeometry } from "./ganttGeometry";
import type { GanttColumn, GanttGroup } from "./ganttParts";

export type GanttGridProps = {
  geometry: GanttGeometry;
  columns: readonly GanttColumn[];
  groups: readonly GanttGroup[];
  busy: readonly number[];
  busyLabel: string;
};

/** Columns narrower than this have no room for their names. */
const ROOM_FOR_NAME = 18;

/** The heads, the marked columns, and the line that counts what runs at the same time. */
export function GanttGrid({ geometry, columns, groups, busy, busyLabel }: GanttGridProps) {
  const { width, height, label, head, foot, column, x } = geometry;
  const bottom = height - foot;
  return (
    <g>
      <rect x={0} y={0} width={width} height={head} className={headBack} />
      {columns.map((part, index) => (
        <Column key={String(index)} part={part} index={index} geometry={geometry} />
      ))}
      {groups.map(({ label: name, from, to }) => (
        <text
          key={name}
          x={x(from) + Math.max(4, ((to - from + 1) * column) / 2)}
          y={16}
          textAnchor="middle"
          className={strong}
        >
          {name}
        </text>
      ))}
      <path d={`M0 ${String(head)}H${String(width)}M0 ${String(bottom)}H${String(width)}`} className={line} />
      <text x={8} y={bottom + foot / 2} className={small}>
        {busyLabel}
      </text>
      {busy.map(
        (count, index) => count > 1 && <Busy key={String(index)} count={count} index={index} geometry={geometry} />,
      )}
      <path d={`M${String(label)} 0V${String(height)}`} className={line} />
    </g>
  );
}

type PlaceProps = { index: number; geometry: GanttGeometry };

function Column({ part: { label, hint, tone }, index, geometry }: PlaceProps & { part: GanttColumn }) {
  const { height, head, foot, column, x } = geometry;
  const bottom = height - foot;
  return (
    <g data-column={label} data-tone={tone}>
      <title>{hint}</title>
      <rect x={x(index)} y={head} width={column} height={bottom - head} className={tones[tone]} />
      {tone === "ausserhalb" && (
        <path
          d={`M${String(x(index))} ${String(bottom)}L${String(x(index) + column)} ${String(head)}`}
          className={line}
        />
      )}
      <path d={`M${String(x(index))} ${String(head)}V${String(bottom)}`} className={line} />
      {column >= ROOM_FOR_NAME && (
        <text x={x(index) + column / 2} y={head - 14} textAnchor="middle" className={small}>
          {label}
        </text>
      )}
    </g>
  );
}

/** How many work at the same time. */
function Busy({ count, index, geometry }: PlaceProps & { count: number }) {
  const { height, foot, column, x } = geometry;
  const bottom = height - foot;
  return (
    <g data-busy={count}>
      <rect x={x(index) + 1} y={bottom + 5} width={column - 2} height={foot - 10} className={busyStyle} />
      <text x={x(index) + column / 2} y={bottom + foot / 2} textAnchor="middle" className={small}>
        {count}
      </text>
    </g>
  );
}
