import { globalStyle, style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { hint } from "../private/FieldShell.css";
import { vars } from "../theme/contract.css";

export const track = style({
  appearance: "none",
  position: "relative",
  flexShrink: 0,
  inlineSize: "3rem",
  blockSize: "1.625rem",
  margin: 0,
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  cursor: "inherit",
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetBlockStart: "2px",
      insetInlineStart: "2px",
      inlineSize: "1.125rem",
      blockSize: "1.125rem",
      borderRadius: vars.radius.round,
      background: vars.color.control,
      transition: "transform 120ms",
    },
    "&:checked": { background: vars.color.primaryStrong, borderColor: vars.color.primaryStrong },
    "&:checked::before": { background: vars.color.onDark, transform: "translateX(1.375rem)" },
  },
  "@media": { [media.forcedColors]: { appearance: "auto", inlineSize: "1.5rem" } },
});

globalStyle(`:has(> ${track}) + ${hint}`, { paddingInlineStart: "3.75rem" });

export const whenOn = style({ display: "none" });
export const whenOff = style({});

globalStyle(`${track}:checked ~ * ${whenOn}`, { display: "inline" });
globalStyle(`${track}:checked ~ * ${whenOff}`, { display: "none" });
