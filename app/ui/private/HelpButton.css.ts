import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const helpButton = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  marginBlock: "-0.5rem",
  padding: 0,
  border: 0,
  background: "transparent",
  cursor: "pointer",
  borderRadius: vars.radius.round,
  color: vars.color.link,
  selectors: { "&:hover": { background: vars.color.primarySoft } },
  "@media": { [media.print]: { display: "none" } },
});
