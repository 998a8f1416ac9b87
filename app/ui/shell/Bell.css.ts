import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";
import { numberOnPicture } from "./numberOnPicture.css";

export const bell = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "3rem",
  minInlineSize: "3rem",
  border: "1px solid transparent",
  borderRadius: vars.radius.s,
  background: "none",
  color: vars.color.link,
  font: "inherit",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.primarySoft },
    "&[aria-disabled]": { color: vars.color.textMuted, background: "none", cursor: "default" },
  },
  "@media": { [media.forcedColors]: { selectors: { "&[aria-disabled]": { color: "GrayText" } } } },
});

/* The number sits on the upper corner of the picture. */
export const badge = style({
  position: "absolute",
  insetBlockStart: "0.25rem",
  insetInlineStart: "1.5rem",
  minInlineSize: "1.25rem",
  paddingInline: "0.25rem",
  ...numberOnPicture,
});
