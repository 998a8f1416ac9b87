import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
});

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  minBlockSize: vars.target.min,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.primary}`,
  borderRadius: vars.radius.round,
  background: vars.color.primarySoft,
  color: vars.color.link,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { background: vars.color.surface, textDecoration: "underline" } },
  "@media": { [media.print]: { color: "inherit" } },
});
