import { BarShape } from "./BarShape";
import type { BarGeometry, PlacedBar } from "./barGeometry";

/** A bar with its parts one upon the other, and its figure above it. */
export function BarStack({ id, placed, geometry }: { id: string; placed: PlacedBar; geometry: BarGeometry }) {
  const { bar, left, middle } = placed;
  const { base, barWidth, heightOf } = geometry;
  const tops = bar.parts.map((_, index) =>
    heightOf(bar.parts.slice(0, index + 1).reduce((sum, { share }) => sum + share, 0)),
  );
  return (
    <g>
      {bar.parts.map(({ look }, index) => {
        const [top = 0, below = 0] = [tops[index], tops[index - 1]];
        const place = { x: left, y: base - top, width: barWidth, height: top - below };
        return <BarShape key={look} id={id} look={look} place={place} />;
      })}
      <text x={middle} y={base - (tops.at(-1) ?? 0) - 13}>
        {bar.text}
      </text>
    </g>
  );
}
