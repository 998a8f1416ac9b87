import { globalStyle, style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const textLink = style({ color: vars.color.link, fontWeight: vars.font.strong });

/* A link that is an entry of a list is hit with a finger; links within a sentence stay in their line. */
globalStyle(`li > ${textLink}:only-child`, {
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.target.min,
  // In a flex box a long word would widen the page otherwise.
  overflowWrap: "anywhere",
});
