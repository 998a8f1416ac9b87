import { bar, meter } from "./Meter.css";

export type MeterProps = { label: string; /** From 0 to 1. */ value: number };

/**
 * How far something has come, as a bar and in words. It is not announced by itself: at each step that would be too
 * much.
 */
export function Meter({ label, value }: MeterProps) {
  const prozent = Math.round(value * 100);
  return (
    <div className={meter}>
      <span>{`${label}: ${String(prozent)} %`}</span>
      <progress className={bar} max={100} value={prozent} aria-label={label} />
    </div>
  );
}
