import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const area = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 15,
  selectors: { "&:not(:empty)": { boxShadow: vars.shadow.overlay, borderRadius: vars.radius.m, overflow: "hidden" } },
  "@media": { [media.print]: { display: "none" } },
});
