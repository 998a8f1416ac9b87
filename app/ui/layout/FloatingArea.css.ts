import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const area = style({
  position: "fixed",
  zIndex: 30,
  insetBlockEnd: vars.space.m,
  insetInlineEnd: vars.space.m,
  maxInlineSize: `min(26rem, calc(100vw - 2 * ${vars.space.m}))`,
  selectors: { "&:not(:empty)": { boxShadow: vars.shadow.overlay, borderRadius: vars.radius.m, overflow: "hidden" } },
  "@media": { [media.print]: { display: "none" } },
});
