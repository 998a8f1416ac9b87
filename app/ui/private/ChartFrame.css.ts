import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

/** A place of its own to scroll in, so that a wide drawing never widens the page. */
const place = style({
  position: "relative",
  maxInlineSize: "100%",
  overflowX: "auto",
  "@media": { [media.print]: { overflow: "visible" } },
});

export const frames = styleVariants({
  plain: [place],
  boxed: [
    place,
    {
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.m,
      background: vars.color.surface,
      "@media": { [media.print]: { border: 0 } },
    },
  ],
});

/** It is printed on the width of the paper at most. */
export const drawing = style({
  display: "block",
  maxInlineSize: "none",
  fontFamily: vars.font.family,
  fontSize: "14px",
  fill: vars.color.text,
  "@media": {
    [media.print]: { maxInlineSize: "100%", blockSize: "auto" },
    [media.forcedColors]: { fill: "CanvasText", forcedColorAdjust: "none" },
  },
});

globalStyle(`${drawing} text`, { dominantBaseline: "central" });
