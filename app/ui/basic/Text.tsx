import type { ReactNode } from "react";

import { sizes, text, tones } from "./Text.css";

export type TextProps = {
  tone?: keyof typeof tones | undefined;
  size?: keyof typeof sizes | undefined;
  as?: "p" | "span" | "div" | "strong" | "small" | undefined;
  id?: string | undefined;
  children?: ReactNode;
};

/** Running text with a readable line length. */
export function Text({ tone = "normal", size = "m", as: Tag = "p", id, children }: TextProps) {
  return (
    <Tag id={id} className={`${text} ${tones[tone]} ${sizes[size]}`}>
      {children}
    </Tag>
  );
}
