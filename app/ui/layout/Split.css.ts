import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const split = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": { [media.md]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
});
