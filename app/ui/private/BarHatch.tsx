import { hatch } from "../data/BarChart.css";

/** The lines of hatched bars, with an id of this drawing. */
export function BarHatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}h`} width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M-2 2L2 -2M0 8L8 0M6 10L10 6" className={hatch} />
      </pattern>
    </defs>
  );
}
