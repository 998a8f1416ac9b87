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

const box = style([
  place,
  {
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    "@media": { [media.print]: { border: 0 } },
  },
]);

export const frames = styleVariants({
  plain: [place],
  boxed: [box],
  /** A high drawing scrolls here, too: its bar for the way sideways would else be screens away from its beginning. */
  held: [
    box,
    { maxBlockSize: "min(80vh, 48rem)", overflowY: "auto", "@media": { [media.print]: { maxBlockSize: "none" } } },
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
