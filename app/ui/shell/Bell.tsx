import { Icon } from "../basic/Icon";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { badge, bell } from "./Bell.css";

export type BellProps = {
  label: string;
  /** How many things there are to see; 0 makes the bell useless, but it can still be reached to learn why. */
  count: number;
  /** The page that shows them, while there are no scripts. */
  href: string;
  /** What a press does; comes with scripts. */
  onPress: (() => void) | undefined;
  /** Id of what explains it. */
  describedBy: string;
};

/** The bell in the bar at the top, with the number of what waits behind it. */
export function Bell({ label, count, href, onPress, describedBy }: BellProps) {
  const isEmpty = count === 0;
  const gemeinsam = { className: bell, "aria-describedby": describedBy };
  const picture = (
    <>
      <Icon name="glocke" />
      {!isEmpty && (
        <span className={badge} aria-hidden>
          {count}
        </span>
      )}
      <VisuallyHidden>{isEmpty ? label : `${label}, ${String(count)} aktiv`}</VisuallyHidden>
    </>
  );
  if (onPress !== undefined)
    return (
      <button
        type="button"
        {...gemeinsam}
        aria-haspopup="dialog"
        aria-disabled={isEmpty || undefined}
        onClick={isEmpty ? undefined : onPress}
      >
        {picture}
      </button>
    );
  if (isEmpty)
    return (
      <span role="link" aria-disabled="true" tabIndex={0} {...gemeinsam}>
        {picture}
      </span>
    );
  return (
    <a href={href} {...gemeinsam}>
      {picture}
    </a>
  );
}
