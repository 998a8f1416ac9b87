import { Icon } from "../basic/Icon";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { countdown, digits, words } from "./Countdown.css";

export type CountdownProps = {
  /** How long there is still time, in words. */
  label: string;
  /** The same in short, for small screens. */
  digits: string;
  /** What a press does; part of the name. */
  action: string;
  onPress: () => void;
};

/** Time that runs out, in the bar at the top. It is not announced by itself; a press gives it anew. */
export function Countdown({ label, digits: zeit, action, onPress }: CountdownProps) {
  return (
    <button type="button" className={countdown} onClick={onPress}>
      <Icon name="uhr" />
      <span className={words}>{label}</span>
      <span className={digits} aria-hidden>
        {zeit}
      </span>
      <VisuallyHidden>{`. ${action}`}</VisuallyHidden>
    </button>
  );
}
