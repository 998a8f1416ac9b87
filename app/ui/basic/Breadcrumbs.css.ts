import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.xs,
  fontSize: vars.size.s,
  color: vars.color.textMuted,
});

export const item = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
});
export const link = style({ display: "inline-flex", alignItems: "center", minBlockSize: vars.target.min });
