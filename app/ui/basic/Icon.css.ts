import { style } from "@vanilla-extract/css";

/** The shapes live in another file and inherit how they are drawn from here. */
export const icon = style({
  flexShrink: 0,
  inlineSize: "1.25em",
  blockSize: "1.25em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
