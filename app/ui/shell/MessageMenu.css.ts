import { globalStyle, style } from "@vanilla-extract/css";

import { panel } from "../overlay/MenuDetails.css";
import { vars } from "../theme/contract.css";

/* The menu is not the last one in the bar: on small screens it has to end before the left edge. */
export const list = style({
  display: "flex",
  flexDirection: "column",
  inlineSize: "min(22rem, calc(100vw - 6rem))",
  minInlineSize: "100%",
  maxBlockSize: "50vh",
  overflowY: "auto",
  overflowWrap: "anywhere",
});
/* Around it nothing is wider, or it would reach over the edge with large letters. */
globalStyle(`${panel}:has(> ${list})`, { minInlineSize: 0 });
export const item = style({
  padding: vars.space.s,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const head = style({ color: vars.color.textMuted, fontSize: vars.size.s });
