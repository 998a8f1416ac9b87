import { VisuallyHidden } from "../layout/VisuallyHidden";
import { bar, running, track } from "./ProgressBar.css";

export type ProgressBarProps = { active: boolean; label?: string | undefined };

/** A thin bar at the top while requests are under way. The status region is always there, so that it is announced. */
export function ProgressBar({ active, label = "Daten werden geladen" }: ProgressBarProps) {
  return (
    <>
      {active && (
        <div role="progressbar" aria-label={label} className={`${track} ${running}`} data-print="nein">
          <div className={bar} />
        </div>
      )}
      <div role="status">
        <VisuallyHidden>{active ? label : ""}</VisuallyHidden>
      </div>
    </>
  );
}
