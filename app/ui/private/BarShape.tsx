import { fills } from "../data/BarChart.css";
import type { BarPart } from "./barGeometry";

type Place = { x: number; y: number; width: number; height: number };

/** A part of a bar: full, or hatched with lines over it. */
export function BarShape({ id, look, place }: { id: string; look: BarPart["look"]; place: Place }) {
  return (
    <>
      <rect {...place} className={fills[look]} />
      {look === "hatched" && <rect {...place} fill={`url(#${id}h)`} />}
    </>
  );
}
