import { globalStyle, style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  minBlockSize: vars.target.min,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  color: vars.color.link,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.color.primarySoft, textDecoration: "underline" },
    "&[aria-current]": {
      background: vars.color.primarySoft,
      borderColor: vars.color.primaryStrong,
      fontWeight: vars.font.strong,
    },
  },
});

globalStyle(`${link}[aria-current]`, { "@media": { [media.forcedColors]: { borderColor: "Highlight" } } });
