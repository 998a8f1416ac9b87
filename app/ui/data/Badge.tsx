import type { ReactNode } from "react";

import { tones } from "./Badge.css";

export type BadgeTone = keyof typeof tones;

export type BadgeProps = { tone?: BadgeTone | undefined; children?: ReactNode };

/** A short word in a coloured frame; the word says what the colour says. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return <span className={tones[tone]}>{children}</span>;
}
