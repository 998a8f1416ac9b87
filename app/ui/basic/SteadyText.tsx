import { said, steady } from "./SteadyText.css";

type SteadyTextProps = {
  /** The longest text that may come in the place of the one that is shown. */
  room: string;
  children: string;
};

/**
 * A text that changes while people read the page, and moves nothing below it: a press on a control that moves before
 * the release is no click.
 */
export function SteadyText({ room, children }: SteadyTextProps) {
  return (
    <span className={steady} data-room={room}>
      <span className={said}>{children}</span>
    </span>
  );
}
