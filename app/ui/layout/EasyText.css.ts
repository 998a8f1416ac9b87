import { globalStyle, style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const easyText = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  fontSize: "1.375rem",
  lineHeight: 1.7,
  textAlign: "left",
  hyphens: "none",
  padding: vars.space.l,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

globalStyle(`${easyText} section`, {
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  marginBlockStart: vars.space.l,
});
globalStyle(`${easyText} li`, { marginBlockStart: vars.space.xs });
