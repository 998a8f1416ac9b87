import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const status = style({
  flexShrink: 0,
  // With words beside it, those are broken before it leaves a narrow page.
  maxInlineSize: "100%",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
});

export const colours = styleVariants({
  gruen: { color: vars.color.success },
  gelb: { color: vars.color.warningLine },
  hinweis: { color: vars.color.warningLine },
  rot: { color: vars.color.danger },
  laedt: { color: vars.color.textMuted },
});

/* The words that it marks give way, not the sign. */
globalStyle(`${status} + span`, { minInlineSize: 0, overflowWrap: "anywhere" });
