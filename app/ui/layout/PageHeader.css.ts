import { globalStyle, style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";
import { stack } from "./Stack.css";

export const header = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  marginBlockEnd: vars.space.l,
});
/* In a stack the distance below it is that of the stack. */
globalStyle(`${stack} > ${header}`, { marginBlockEnd: 0 });

export const row = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  "@media": {
    [media.md]: { flexDirection: "row", flexWrap: "wrap", justifyContent: "space-between", alignItems: "flex-start" },
  },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  minInlineSize: 0,
  "@media": { [media.md]: { flex: "1 1 24rem" } },
});
/* Where the page is; in a low header also what it is for. */
export const place = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  columnGap: vars.space.m,
});
/* As low as it gets. */
export const dense = style({ display: "flex", flexDirection: "column", gap: vars.space.xxs });
globalStyle(`${dense} > ${row}`, {
  flexDirection: "row",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
});
/* As tall to the finger as everywhere, and no taller to the page than its words. */
globalStyle(`${dense} > ${place} a`, { marginBlock: `calc((1.5rem - ${vars.target.min}) / 2)` });
export const denseLead = style({ fontSize: vars.size.s, color: vars.color.textMuted });
/* Beside the heading it takes what is left of the row; two lines of it are no higher than a button. */
globalStyle(`${dense} > ${row} > ${denseLead}`, {
  flex: "1 1 16rem",
  minInlineSize: 0,
  maxInlineSize: "none",
  lineHeight: vars.leading.tight,
  textWrap: "balance",
});
export const lead = style({ fontSize: vars.size.l, color: vars.color.textMuted, maxInlineSize: "70ch" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  // With large text the actions stand below each other instead of beside the page.
  minInlineSize: 0,
  "@media": { [media.print]: { display: "none" } },
});
