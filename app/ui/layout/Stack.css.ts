import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { text } from "../basic/Text.css";
import { vars } from "../theme/contract.css";

export const stack = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });

export const gaps = styleVariants({
  xs: { gap: vars.space.xs },
  s: { gap: vars.space.s },
  m: { gap: vars.space.m },
  l: { gap: vars.space.l },
  xl: { gap: vars.space.xl },
});

/* A list of sentences looks like one; a list of cards does not. */
globalStyle(`:is(ul, ol)${stack} > li:has(> ${text}:only-child)`, {
  marginInlineStart: "1.3em",
  maxInlineSize: "75ch",
});
globalStyle(`ul${stack} > li:has(> ${text}:only-child)`, { listStyleType: "disc" });
globalStyle(`ol${stack} > li:has(> ${text}:only-child)`, { listStyleType: "decimal" });
