import { globalStyle, style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

/* In a low window (a phone held crosswise, a page at 400 %) a bar that stays would leave no room for the form. */
const TALL = "screen and (min-height: 30rem)";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.s} ${vars.space.m}`,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  "@media": {
    [TALL]: { position: "sticky", insetBlockEnd: 0, zIndex: 14 },
    [media.phone]: { gap: vars.space.s, paddingBlock: vars.space.s },
    [media.print]: { display: "none" },
  },
});

/* Two buttons stand beside each other in 320 pixels, so that the bar takes little of the form. */
globalStyle(`${bar} > button`, { "@media": { [media.phone]: { paddingInline: vars.space.s } } });

/* Whoever comes to a control by keyboard, or by a link to it, sees it above the bar. */
globalStyle(`:root:has(${bar})`, { "@media": { [TALL]: { scrollPaddingBlockEnd: "8rem" } } });
