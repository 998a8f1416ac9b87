import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  minBlockSize: vars.target.min,
  minInlineSize: 0,
  color: vars.color.text,
  textDecoration: "none",
  "@media": { [media.phone]: { gap: vars.space.xs } },
});

export const picture = styleVariants({
  large: { blockSize: "3.25rem", inlineSize: "auto", "@media": { [media.phone]: { blockSize: "2.25rem" } } },
  small: { blockSize: "2.5rem", inlineSize: "auto" },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  lineHeight: vars.leading.tight,
  minInlineSize: 0,
});
export const name = style({
  fontWeight: vars.font.bold,
  fontSize: vars.size.l,
  color: vars.color.link,
  whiteSpace: "nowrap",
});
/* A picture without words keeps no gap for them. */
globalStyle(`${words}:has(> ${name}:empty)`, { display: "none" });
/** On a phone a bar with many controls shows the picture alone; the name stays the name of the link. */
export const pictureOnly = style({ "@media": { [media.phone]: { display: "none" } } });
export const detail = style({
  fontSize: vars.size.s,
  color: vars.color.textMuted,
  "@media": { [media.phone]: { display: "none" } },
});
