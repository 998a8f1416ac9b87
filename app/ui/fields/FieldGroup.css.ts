import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const group = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `4px solid ${vars.color.line}`,
});

export const legend = style({
  float: "inline-start",
  inlineSize: "100%",
  fontWeight: vars.font.bold,
  fontSize: vars.size.h4,
});
