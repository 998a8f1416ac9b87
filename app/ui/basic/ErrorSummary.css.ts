import { style, styleVariants } from "@vanilla-extract/css";

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

export const heading = style({ display: "flex", alignItems: "baseline", gap: vars.space.xs });
export const list = style({ display: "flex", flexDirection: "column" });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.target.min,
  fontWeight: vars.font.strong,
});

export const links = styleVariants({
  error: { color: vars.color.danger, selectors: { "&:hover": { color: vars.color.dangerHover } } },
  warning: { color: vars.color.warningText },
});
