import { icon } from "./Icon.css";
import type { IconName } from "./icons";
import sprite from "./icons.svg?url&no-inline";

export type IconProps = { name: IconName; label?: string | undefined };

/** A picture beside a word; with a label it speaks for itself and is named. */
export function Icon({ name, label }: IconProps) {
  const picture = <use href={`${sprite}#${name}`} />;
  if (label === undefined) {
    return (
      <svg className={icon} aria-hidden="true" focusable="false">
        {picture}
      </svg>
    );
  }
  return (
    <svg className={icon} role="img" aria-label={label} focusable="false">
      {picture}
    </svg>
  );
}
