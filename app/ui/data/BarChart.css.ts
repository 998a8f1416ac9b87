import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const figure = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  minInlineSize: 0,
  maxInlineSize: "100%",
  "@media": { [media.print]: { breakInside: "avoid" } },
});

/** As many charts beside each other as there is room for; a chart that is wider scrolls in a place of its own. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  columnGap: vars.space.l,
  rowGap: vars.space.l,
  minInlineSize: 0,
});

/** It takes the width that the drawing has, and gives it none. */
export const legend = style({
  inlineSize: 0,
  minInlineSize: "100%",
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  fontSize: vars.size.s,
});
export const legendItem = style({ display: "flex", alignItems: "center", gap: vars.space.xs });

export const chart = style({});

export const label = style({ fontWeight: vars.font.strong });
export const note = style({
  fontSize: "13px",
  fill: vars.color.textMuted,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});
export const line = style({ stroke: vars.color.control, "@media": { [media.forcedColors]: { stroke: "CanvasText" } } });

const edge = {
  stroke: vars.color.primaryStrong,
  strokeWidth: "1.5px",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
};
export const fills = styleVariants({
  plain: {
    ...edge,
    fill: vars.color.primary,
    "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "CanvasText" } },
  },
  hatched: {
    ...edge,
    fill: vars.color.primarySoft,
    "@media": { [media.forcedColors]: { fill: "Canvas", stroke: "CanvasText" } },
  },
});
export const hatch = style({
  fill: "none",
  stroke: vars.color.primaryStrong,
  strokeWidth: "1.5px",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

globalStyle(`${chart} text`, { textAnchor: "middle" });

globalStyle(`${legendItem} > svg`, { flex: "none" });
