import { useId } from "react";

import { Heading, type HeadingLevel } from "../basic/Heading";
import { BarHatch } from "../private/BarHatch";
import { BarShape } from "../private/BarShape";
import { BarStack } from "../private/BarStack";
import { type Bar, type BarColumn, type BarGeometry, barGeometry, type BarPart } from "../private/barGeometry";
import { ChartFrame } from "../private/ChartFrame";
import { drawing } from "../private/ChartFrame.css";
import { chart, figure, label, legend, legendItem, line, note } from "./BarChart.css";

export type { Bar, BarColumn, BarPart };

export type BarChartProps = {
  title: string;
  headingLevel: HeadingLevel;
  /** All that the drawing shows, in words. */
  description: string;
  /** What full and hatched bars mean; nothing where all are full. */
  looks: readonly { look: BarPart["look"]; label: string }[];
  columns: readonly BarColumn[];
};

/**
 * Bars beside each other as SVG from the server. It only shows: a table beside it says the same. What is wider than its
 * place scrolls there, and nothing in it needs a colour: its figures stand above the bars, and its parts are full or
 * hatched.
 */
export function BarChart({ title, headingLevel, description, looks, columns }: BarChartProps) {
  const geometry = barGeometry(columns);
  return (
    <figure className={figure}>
      <Heading level={headingLevel} size="h4">
        {title}
      </Heading>
      <ChartFrame
        title={title}
        placeLabel={`Diagramm: ${title}`}
        description={description}
        size={geometry}
        look="plain"
        className={chart}
      >
        {(id) => (
          <>
            <BarHatch id={id} />
            <Columns id={id} geometry={geometry} />
          </>
        )}
      </ChartFrame>
      {looks.length > 0 && (
        <ul className={legend}>
          {looks.map(({ look, label: text }) => (
            <li key={look} className={legendItem}>
              <Sample look={look} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

function Sample({ look }: { look: BarPart["look"] }) {
  const id = useId().replaceAll(":", "");
  return (
    <svg className={drawing} width="1.25rem" height="0.875rem" viewBox="0 0 20 14" aria-hidden="true" focusable="false">
      <BarHatch id={id} />
      <BarShape id={id} look={look} place={{ x: 1, y: 1, width: 18, height: 12 }} />
    </svg>
  );
}

function Columns({ id, geometry }: { id: string; geometry: BarGeometry }) {
  const { width, base, labelY, noteY } = geometry;
  return (
    <>
      {geometry.columns.map(({ column, middle, bars }) => (
        <g key={column.key}>
          {bars.map((placed) => (
            <BarStack key={placed.bar.key} id={id} placed={placed} geometry={geometry} />
          ))}
          <text x={middle} y={labelY} className={label}>
            {column.label}
          </text>
          {column.notes.map((text, index) => (
            <text key={text} x={middle} y={noteY(index)} className={note}>
              {text}
            </text>
          ))}
        </g>
      ))}
      <path d={`M0 ${String(base)}H${String(width)}`} className={line} />
    </>
  );
}
