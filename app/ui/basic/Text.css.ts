import { style, styleVariants } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const text = style({ maxInlineSize: "75ch" });

export const tones = styleVariants({
  normal: {},
  muted: { color: vars.color.textMuted },
  strong: { fontWeight: vars.font.strong },
  error: { color: vars.color.danger, fontWeight: vars.font.strong },
  success: { color: vars.color.success, fontWeight: vars.font.strong },
});

export const sizes = styleVariants({
  s: { fontSize: vars.size.s },
  m: { fontSize: vars.size.m },
  l: { fontSize: vars.size.l },
});
