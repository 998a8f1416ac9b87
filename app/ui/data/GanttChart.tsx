import { ChartFrame } from "../private/ChartFrame";
import { GanttGrid } from "../private/GanttGrid";
import { GanttPatterns } from "../private/GanttPatterns";
import { GanttRow } from "../private/GanttRow";
import { ganttGeometry } from "../private/ganttGeometry";
import type { GanttBar, GanttColumn, GanttGroup } from "../private/ganttParts";
import { chart, hint, place } from "./GanttChart.css";

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
  const geometry = ganttGeometry(
    columns.length,
    rows.map(({ lanes }) => lanes.length),
  );
  return (
    <div className={place}>
      <p className={hint}>Das Diagramm ist breiter als der Platz. Sie können es zur Seite verschieben.</p>
      <ChartFrame title={title} description={description} size={geometry} look="boxed" className={chart}>
        {(id) => (
          <>
            <GanttPatterns id={id} />
            <GanttGrid geometry={geometry} columns={columns} groups={groups} busy={busy} busyLabel={busyLabel} />
            {rows.map((row, index) => (
              <GanttRow key={row.key} id={id} row={row} index={index} rows={rows} geometry={geometry} />
            ))}
          </>
        )}
      </ChartFrame>
    </div>
  );
}
