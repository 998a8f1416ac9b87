import { type ReactNode, useId } from "react";

import { drawing, frames } from "./ChartFrame.css";

type ChartFrameProps = {
  title: string;
  /** What the place is called in which the drawing scrolls; by default its title. */
  placeLabel?: string;
  /** All that the drawing shows, in words. */
  description: string;
  /** In the units of the drawing; 16 are one rem. */
  size: { width: number; height: number };
  /** How many times as large it is shown; on paper it takes the width that there is. */
  scale?: number;
  look: keyof typeof frames;
  className?: string;
  /** `id` begins the ids of what the drawing refers to. */
  children: (id: string) => ReactNode;
};

/** A drawing of the server as SVG, with its title and its text, in a place of its own to scroll in. */
export function ChartFrame({
  title,
  placeLabel,
  description,
  size,
  scale = 1,
  look,
  className,
  children,
}: ChartFrameProps) {
  const id = useId().replaceAll(":", "");
  const { width, height } = size;
  return (
    // A place that scrolls must be reachable by keyboard.
    <div role="region" aria-label={placeLabel ?? title} tabIndex={0} className={frames[look]}>
      <svg
        role="img"
        aria-labelledby={`${id}t ${id}d`}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        width={`${String((width * scale) / 16)}rem`}
        height={`${String((height * scale) / 16)}rem`}
        className={className === undefined ? drawing : `${drawing} ${className}`}
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{description}</desc>
        {children(id)}
      </svg>
    </div>
  );
}
