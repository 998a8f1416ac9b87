import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const summary = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  padding: vars.space.l,
  border: "3px solid",
  borderRadius: vars.radius.s,
  background: vars.color.surface,
});

export const tones = styleVariants({
  error: { borderColor: vars.color.danger },
  warning: { borderColor: vars.color.warningLine },
});

export const heading = style({ display: "flex", alignItems: "flex-start", gap: vars.space.xs });
/* As high as the first line of the words. */
globalStyle(`${heading} > svg`, { blockSize: `calc(${vars.size.h3} * ${vars.leading.tight})` });
export const list = style({ display: "flex", flexDirection: "column" });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.target.min,
  // Keeps messages of several lines apart.
  paddingBlock: vars.space.xs,
  fontWeight: vars.font.strong,
});

export const links = styleVariants({
  error: { color: vars.color.danger, selectors: { "&:hover": { color: vars.color.dangerHover } } },
  warning: { color: vars.color.warningText },
});
