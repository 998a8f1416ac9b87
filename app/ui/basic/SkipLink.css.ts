import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const skipLink = style({
  position: "fixed",
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: 70,
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.target.min,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  border: `2px solid ${vars.color.focus}`,
  color: vars.color.link,
  fontWeight: vars.font.strong,
  selectors: {
    "&:not(:focus)": { clipPath: "inset(50%)", inlineSize: "1px", minBlockSize: "1px", overflow: "hidden" },
  },
});
