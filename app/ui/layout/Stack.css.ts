import { style, styleVariants } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const stack = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });

export const gaps = styleVariants({
  xs: { gap: vars.space.xs },
  s: { gap: vars.space.s },
  m: { gap: vars.space.m },
  l: { gap: vars.space.l },
  xl: { gap: vars.space.xl },
});
