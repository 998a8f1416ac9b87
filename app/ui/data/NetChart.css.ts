import { style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

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
