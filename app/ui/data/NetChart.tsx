import { useRef } from "react";

import { ChartFrame } from "../private/ChartFrame";
import { type NetBox, netGeometry, type NetLine, WORDS } from "../private/netGeometry";
import type { NetEdge } from "../private/netLayers";
import { LINE_HEIGHT } from "../private/netRows";
import { useOpenInView } from "../private/useOpenInView";
import { wrapWords } from "../private/wrapWords";
import { arrow, arrowHead, boxes, name as nameStyle, note as noteStyle, share } from "./NetChart.css";

/** A box of the net; `note`: what it is, in a few words. */
export type NetChartNode = { key: string; name: string; note: string; tone: keyof typeof boxes };

export type NetChartProps = {
  title: string;
  description: string;
  /** The first one is where the net begins. */
  nodes: readonly NetChartNode[];
  edges: readonly NetEdge[];
  /** How many times as large it is shown. */
  scale?: number;
};

/** As many letters as fit into a box; a name has three lines at most, and stands in full in the title of its box. */
const LETTERS = 24;
const NAME_LINES = 3;

/**
 * Who is connected with whom, as SVG from the server, read from top to bottom. It only shows: a table beside it says
 * the same. It scrolls in a place of its own, both ways, is printed on the width of the paper, and needs no colour.
 */
export function NetChart({ title, description, nodes, edges, scale = 1 }: NetChartProps) {
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const first = useRef<SVGGElement>(null);
  useOpenInView(first);
  const geometry = netGeometry(nodes.map(toGeometryNode), edges);
  return (
    <ChartFrame title={title} description={description} size={geometry} scale={scale} look="held">
      {(id) => (
        <>
          <marker id={`${id}p`} viewBox="0 0 8 8" refX={8} refY={4} markerWidth={8} markerHeight={8} orient="auto">
            <path d="M0 0L8 4L0 8Z" className={arrowHead} />
          </marker>
          {geometry.lines.map(({ key, path }) => (
            <path key={key} d={path} className={arrow} markerEnd={`url(#${id}p)`} />
          ))}
          {geometry.boxes.map((box) => {
            const node = byKey.get(box.key);
            const ref = node === nodes[0] ? first : undefined;
            return (
              node && (
                <g key={box.key} ref={ref}>
                  <Box node={node} box={box} />
                </g>
              )
            );
          })}
          {geometry.lines.map((line) => (
            <Words key={line.key} line={line} />
          ))}
        </>
      )}
    </ChartFrame>
  );
}

const toGeometryNode = ({ key, name, note }: NetChartNode) => ({
  key,
  lines: [...wrapWords(name, { letters: LETTERS, lines: NAME_LINES }), ...(note === "" ? [] : [note])],
});

function Box({ node, box: { x, y, width, height, lines } }: { node: NetChartNode; box: NetBox }) {
  const top = y + height / 2 - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return (
    <>
      <title>{node.name}</title>
      <rect x={x} y={y} width={width} height={height} rx={6} className={boxes[node.tone]} />
      {lines.map((text, index) => (
        <text
          key={text}
          x={x + width / 2}
          y={top + index * LINE_HEIGHT}
          textAnchor="middle"
          className={node.note !== "" && index === lines.length - 1 ? noteStyle : nameStyle}
        >
          {text}
        </text>
      ))}
    </>
  );
}

/** What an arrow says, on its right. */
function Words({ line: { text, more, at } }: { line: NetLine }) {
  return (
    <>
      <text x={at.x} y={at.y} className={share}>
        {text}
      </text>
      {more !== "" && (
        <text x={at.x} y={at.y + WORDS} className={share}>
          {more}
        </text>
      )}
    </>
  );
}
