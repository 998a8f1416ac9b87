import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.xs,
  fontSize: vars.size.s,
  color: vars.color.textMuted,
});

export const item = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  hyphens: "auto",
  // On a phone the page itself is named by its heading just below.
  "@media": { [media.phone]: { selectors: { "&:last-child:not(:first-child)": { display: "none" } } } },
});
export const link = style({ display: "inline-flex", alignItems: "center", minBlockSize: vars.target.min });
