import { useId } from "react";

import { chart, frame, hint, place } from "./GanttChart.css";
import { GanttGrid } from "../private/GanttGrid";
import { GanttPatterns } from "../private/GanttPatterns";
import { GanttRow } from "../private/GanttRow";
import { ganttGeometry } from "../private/ganttGeometry";
import type { GanttBar, GanttColumn, GanttGroup } from "../private/ganttParts";

export type { GanttBar, GanttColumn, GanttGroup };

export type GanttChartProps = {
  title: string;
  description: string;
  columns: readonly GanttColumn[];
  groups: readonly GanttGroup[];
  rows: readonly GanttBar[];
  /** How many bars stand in each column; two and more are marked. */
  busy: readonly number[];
  busyLabel: string;
};

/**
 * Bars over time as SVG from the server. It only shows: a table and a text beside it say the same. It scrolls in a
 * place of its own, is printed on the width of the paper, and needs no colour, because everybody who works has a letter
 * and a pattern.
 */
export function GanttChart({ title, description, columns, groups, rows, busy, busyLabel }: GanttChartProps) {
  const id = useId().replaceAll(":", "");
  const geometry = ganttGeometry(
    columns.length,
    rows.map(({ lanes }) => lanes.length),
  );
  const { width, height } = geometry;
  return (
    <div className={place}>
      <p className={hint}>Das Diagramm ist breiter als der Platz. Sie können es zur Seite verschieben.</p>
      {/* A place that scrolls must be reachable by keyboard. */}
      <div role="region" aria-label={title} tabIndex={0} className={frame}>
        <svg
          role="img"
          aria-labelledby={`${id}t ${id}d`}
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          width={`${String(width / 16)}rem`}
          height={`${String(height / 16)}rem`}
          className={chart}
        >
          <title id={`${id}t`}>{title}</title>
          <desc id={`${id}d`}>{description}</desc>
          <GanttPatterns id={id} />
          <GanttGrid geometry={geometry} columns={columns} groups={groups} busy={busy} busyLabel={busyLabel} />
          {rows.map((row, index) => (
            <GanttRow key={row.key} id={id} row={row} index={index} rows={rows} geometry={geometry} />
          ))}
        </svg>
      </div>
    </div>
  );
}
