import { globalStyle, style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";
import { tools } from "./CheckboxGroup.css";

export const menu = style({ position: "relative" });

/** Looks like a select. */
export const closed = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.xs,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const words = style({ minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

/** Over what stands below it, so that nothing moves. */
export const panel = style({
  position: "absolute",
  zIndex: 35,
  insetBlockStart: "100%",
  insetInlineStart: 0,
  minInlineSize: "100%",
  inlineSize: "max-content",
  maxInlineSize: "min(24rem, calc(100vw - 4rem))",
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  padding: vars.space.s,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
});

/* The menu is narrow: what is typed has a line, the two buttons have one. */
globalStyle(`${panel} > ${tools}`, { marginBlock: 0 });
globalStyle(`${panel} > ${tools} > label`, { flexBasis: "100%" });
