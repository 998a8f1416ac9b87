import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const menu = style({ position: "relative", "@media": { [media.print]: { display: "none" } } });

export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.target.min,
  minInlineSize: vars.target.min,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
  color: vars.color.link,
  fontWeight: vars.font.strong,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: vars.color.primarySoft },
    [`${menu}[open] > &`]: { background: vars.color.primarySoft },
  },
});

export const panel = style({
  position: "absolute",
  zIndex: 35,
  insetBlockStart: "100%",
  insetInlineEnd: 0,
  minInlineSize: "min(14rem, calc(100vw - 2rem))",
  maxInlineSize: "calc(100vw - 2rem)",
  inlineSize: "max-content",
  padding: vars.space.xs,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
});

/* On a narrow page it stands in the page itself, which grows: with large letters there is no room beside the edge. */
export const atStart = style({
  insetInlineStart: 0,
  insetInlineEnd: "auto",
  "@media": {
    [media.mobile]: {
      position: "static",
      inlineSize: "auto",
      minInlineSize: 0,
      maxInlineSize: "100%",
      marginBlockStart: vars.space.xxs,
    },
  },
});

export const list = style({ display: "flex", flexDirection: "column" });

/* Part of a line: above a flex box WebKit makes an empty line for the bullet that is not shown. */
export const item = style({
  display: "inline-flex",
  verticalAlign: "top",
  alignItems: "center",
  gap: vars.space.s,
  inlineSize: "100%",
  minBlockSize: vars.target.min,
  paddingInline: vars.space.s,
  border: 0,
  borderRadius: vars.radius.s,
  background: "transparent",
  color: vars.color.link,
  fontWeight: vars.font.strong,
  textAlign: "start",
  textDecoration: "none",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&:hover": { background: vars.color.primarySoft, textDecoration: "underline" } },
});
