import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const host = style({ position: "relative", display: "inline-flex" });

export const bubble = style({
  position: "absolute",
  zIndex: 45,
  insetBlockEnd: "100%",
  insetInlineStart: 0,
  inlineSize: "max-content",
  maxInlineSize: "18rem",
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  border: "1px solid transparent",
  background: vars.color.text,
  color: vars.color.onDark,
  fontSize: vars.size.s,
  fontWeight: vars.font.regular,
  visibility: "hidden",
  selectors: { [`${host}:is(:hover, :focus-within):not([data-zu]) > &`]: { visibility: "visible" } },
});
