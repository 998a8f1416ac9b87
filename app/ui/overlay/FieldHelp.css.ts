import { globalStyle, style } from "@vanilla-extract/css";

import { entry } from "../data/DefinitionList.css";
import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const fieldHelp = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.xs,
  minInlineSize: 0,
  marginBlockEnd: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderInlineStart: `4px solid ${vars.color.primaryStrong}`,
  borderRadius: vars.radius.s,
  background: vars.color.primarySoft,
  overflowWrap: "anywhere",
  /* The bar that saves takes two lines on a phone. */
  scrollMarginBlockEnd: "4rem",
  "@media": { [media.print]: { display: "none" } },
});

export const content = style({ minInlineSize: 0, maxInlineSize: "100%" });

/* Label and value stand side by side; the help between them takes a line of its own, the value stays at its side. */
globalStyle(`${entry} > dd:has(> ${fieldHelp})`, { gridColumn: "1 / -1" });
globalStyle(`${entry} > dd:has(> ${fieldHelp}) + dd`, { "@media": { [media.sm]: { gridColumn: "2" } } });
