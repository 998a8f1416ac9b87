import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const pagination = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  "@media": { [media.md]: { flexDirection: "row", justifyContent: "space-between", alignItems: "center" } },
});

export const list = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.xxs });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xxs,
  minBlockSize: vars.target.min,
  minInlineSize: vars.target.min,
  paddingInline: vars.space.xs,
  border: `1px solid transparent`,
  borderRadius: vars.radius.s,
  color: vars.color.link,
  fontWeight: vars.font.strong,
  selectors: {
    "&:hover": { background: vars.color.primarySoft },
    "&[aria-current]": { background: vars.color.primaryStrong, color: vars.color.onDark, textDecoration: "none" },
  },
  "@media": { [media.forcedColors]: { selectors: { "&[aria-current]": { borderColor: "Highlight" } } } },
});
