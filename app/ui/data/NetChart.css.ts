import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

/** A place of its own to scroll in, so that a wide net never widens the page. */
export const frame = style({
  overflowX: "auto",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  "@media": { [media.print]: { overflow: "visible", border: 0 } },
});

export const net = style({
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

const box = {
  strokeWidth: "1.5px",
  "@media": { [media.forcedColors]: { fill: "Canvas", stroke: "CanvasText" } },
};
/** Who is meant stands in words in each box, too. */
export const boxes = styleVariants({
  normal: { ...box, fill: vars.color.surface, stroke: vars.color.control },
  own: { ...box, fill: vars.color.primarySoft, stroke: vars.color.primaryStrong, strokeWidth: "3px" },
  shared: { ...box, fill: vars.color.secondarySoft, stroke: vars.color.primaryStrong },
});

export const name = style({ fontWeight: vars.font.strong });
export const note = style({ fontSize: "12px" });
export const share = style({
  fontSize: "13px",
  paintOrder: "stroke",
  stroke: vars.color.surface,
  strokeWidth: "4px",
  "@media": { [media.forcedColors]: { stroke: "Canvas" } },
});
export const arrow = style({
  stroke: vars.color.control,
  strokeWidth: "1.5px",
  fill: "none",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
export const arrowHead = style({
  fill: vars.color.control,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

globalStyle(`${net} text`, { dominantBaseline: "central" });
