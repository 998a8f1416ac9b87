import { style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const grid = style({
  display: "grid",
  gap: vars.space.l,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
});

const two = { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" };

export const columnCount = styleVariants({
  1: {},
  2: { "@media": { [media.sm]: two } },
  3: { "@media": { [media.sm]: two, [media.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } },
  4: { "@media": { [media.sm]: two, [media.lg]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } } },
});
