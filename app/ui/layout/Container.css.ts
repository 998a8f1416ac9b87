import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const container = style({
  inlineSize: "100%",
  marginInline: "auto",
  paddingInline: vars.space.m,
  "@media": { [media.sm]: { paddingInline: vars.space.l }, [media.print]: { paddingInline: 0, maxInlineSize: "none" } },
});

export const widths = styleVariants({
  text: { maxInlineSize: vars.width.text },
  form: { maxInlineSize: vars.width.form },
  wide: { maxInlineSize: vars.width.wide },
});

/* Beside the navigation all pages begin at the same line, however wide they are. */
globalStyle(`nav + main ${container}`, { marginInline: "0 auto" });

/* A container in a container only narrows it. */
globalStyle(`${container} ${container}`, { paddingInline: 0 });
