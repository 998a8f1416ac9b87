import { icon } from "./Icon.css";
import { icons } from "./icons";
import type { IconName } from "./icons";

export type IconProps = { name: IconName; label?: string | undefined };

/** A picture beside a word; with a label it speaks for itself and is named. */
export function Icon({ name, label }: IconProps) {
  const Picture = icons[name];
  if (label === undefined) return <Picture className={icon} aria-hidden="true" focusable="false" />;
  return <Picture className={icon} role="img" aria-label={label} focusable="false" />;
}
