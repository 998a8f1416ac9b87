import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const meter = style({ display: "grid", gap: vars.space.xs });

export const bar = style({
  appearance: "none",
  inlineSize: "100%",
  blockSize: "0.75rem",
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceMuted,
  overflow: "hidden",
  selectors: {
    "&::-webkit-progress-bar": { background: vars.color.surfaceMuted },
    "&::-webkit-progress-value": { background: vars.color.primaryStrong },
    "&::-moz-progress-bar": { background: vars.color.primaryStrong },
  },
  "@media": { [media.forcedColors]: { appearance: "auto" } },
});
