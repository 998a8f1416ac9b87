import { globalStyle, style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
});
/* It keeps a readable width: what stands at the end goes below it rather than squeeze it. */
export const name = style({ flex: "1 1 14rem", minInlineSize: 0 });
export const end = style({ fontVariantNumeric: "tabular-nums" });

/* A link that is the name of a line is hit with a finger. */
globalStyle(`${name} > a`, {
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.target.min,
  // Two lines are hardly higher than one.
  lineHeight: vars.leading.tight,
  overflowWrap: "anywhere",
});
