import { arrowHead, pattern } from "../data/GanttChart.css";

/** One drawing for each pattern; the seventh who works has the first again, and a letter of his own. */
const PATHS = ["M0 8L8 0", "M0 0L8 8", "M0 4H8", "M4 0V8", "M4 3v2M3 4h2", "M0 0L8 8M0 8L8 0"] as const;

/** How many patterns there are. */
export const PATTERN_COUNT = PATHS.length;

/** The patterns and the head of an arrow, with ids of this chart. */
export function GanttPatterns({ id }: { id: string }) {
  return (
    <defs>
      {PATHS.map((path, index) => (
        <pattern key={path} id={`${id}p${String(index)}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={path} className={pattern} />
        </pattern>
      ))}
      <marker id={`${id}a`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M0 0L8 4L0 8z" className={arrowHead} />
      </marker>
    </defs>
  );
}
