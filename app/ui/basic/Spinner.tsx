import { VisuallyHidden } from "../layout/VisuallyHidden";
import { Icon } from "./Icon";
import { spinner, wheel } from "./Spinner.css";

export type SpinnerProps = { label?: string | undefined; showLabel?: boolean | undefined };

/** Something is being loaded; the words are always there, seen or only heard. */
export function Spinner({ label = "Daten werden geladen", showLabel = false }: SpinnerProps) {
  return (
    <span className={spinner}>
      <span className={wheel}>
        <Icon name="laden" />
      </span>
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
