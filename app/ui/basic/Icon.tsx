import type { ReactElement } from "react";
import { icon } from "./Icon.css";
import type { IconName } from "./icons";
import sprite from "./icons.svg?url&no-inline";

export type IconProps = { name: IconName; label?: string | undefined };

/** Without styles, a picture with no size of its own takes the whole width of the page. */
const SIZE = { width: 20, height: 20 };

/**
 * The pictures without words of their own, made once: a page shows up to a hundred, and each is the same every time.
 */
const pictures = new Map<IconName, ReactElement>();

function pictureOf(name: IconName): ReactElement {
  const known = pictures.get(name);
  if (known !== undefined) return known;
  const made = (
    <svg className={icon} {...SIZE} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
  pictures.set(name, made);
  return made;
}

/** A picture beside a word; with a label it speaks for itself and is named. */
export function Icon({ name, label }: IconProps) {
  if (label === undefined) return pictureOf(name);
  return (
    <svg className={icon} {...SIZE} role="img" aria-label={label} focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
