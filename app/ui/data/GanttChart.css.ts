import { style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

/** The names alone are as wide as a phone: whoever sees nothing else has to know that the bars stand beside them. */
export const place = style({ containerType: "inline-size" });
export const hint = style({
  display: "none",
  marginBlockEnd: vars.space.xs,
  fontSize: vars.size.s,
  color: vars.color.textMuted,
  "@container": { "(max-width: 36rem)": { "@media": { screen: { display: "block" } } } },
});

/** Its names and bars fill the paper. */
export const chart = style({ "@media": { [media.print]: { inlineSize: "100%" } } });

const forced = (fill: string) => ({ "@media": { [media.forcedColors]: { fill, stroke: "CanvasText" } } });

export const line = style({ stroke: vars.color.line, "@media": { [media.forcedColors]: { stroke: "GrayText" } } });
export const strong = style({ fontWeight: vars.font.strong });
export const small = style({ fontSize: "12px" });
export const headBack = style({ fill: vars.color.surfaceMuted, ...forced("Canvas") });

export const tones = styleVariants({
  normal: { fill: "none" },
  frei: { fill: vars.color.dangerSoft, ...forced("Canvas") },
  ausserhalb: { fill: vars.color.surfaceMuted, ...forced("Canvas") },
});

const lane = { stroke: vars.color.text, strokeWidth: "1.5px", ...forced("Canvas") };
export const lanes = styleVariants({
  0: { ...lane, fill: vars.color.primarySoft },
  1: { ...lane, fill: vars.color.warningSoft },
  2: { ...lane, fill: vars.color.secondarySoft },
  3: { ...lane, fill: vars.color.successSoft },
  4: { ...lane, fill: vars.color.infoSoft },
  5: { ...lane, fill: vars.color.dangerSoft },
});

export const pattern = style({ stroke: vars.color.control, strokeWidth: "1.2px", fill: "none", ...forced("none") });
export const letter = style({
  fontWeight: vars.font.bold,
  paintOrder: "stroke",
  stroke: vars.color.surface,
  strokeWidth: "4px",
  "@media": { [media.forcedColors]: { stroke: "Canvas" } },
});
export const arrow = style({ stroke: vars.color.text, strokeWidth: "1.5px", fill: "none", ...forced("none") });
export const arrowHead = style({ fill: vars.color.text, "@media": { [media.forcedColors]: { fill: "CanvasText" } } });
export const late = style({ strokeDasharray: "4 3", stroke: vars.color.danger, ...forced("none") });
export const busy = style({ fill: vars.color.warningSoft, stroke: vars.color.warningLine, ...forced("Canvas") });
