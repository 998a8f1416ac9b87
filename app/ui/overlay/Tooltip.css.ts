import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const host = style({ position: "relative", display: "inline-flex" });

/* A long text beside the edge of a small screen: as wide as the bar at the top, below it. */
export const inBar = style({ "@media": { [media.mobile]: { position: "static" } } });

export const bubble = style({
  position: "absolute",
  zIndex: 45,
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

export const above = style({ insetBlockEnd: "100%" });
export const below = style({ insetBlockStart: "100%" });
/* On wide screens it reaches towards the middle of the page: at its end there may be less room than the text needs. */
export const belowBar = style([
  below,
  {
    insetInlineStart: "auto",
    insetInlineEnd: 0,
    "@media": { [media.mobile]: { insetInline: vars.space.m, inlineSize: "auto", maxInlineSize: "none" } },
  },
]);
