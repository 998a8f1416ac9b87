import { style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const snackbar = style({
  position: "fixed",
  zIndex: 40,
  insetBlockEnd: vars.space.m,
  insetInline: vars.space.m,
  marginInline: "auto",
  maxInlineSize: "40rem",
  display: "flex",
  // On a phone the button stands below the text instead of taking half of its line.
  flexWrap: "wrap",
  justifyContent: "flex-end",
  alignItems: "flex-start",
  columnGap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  border: "2px solid",
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  "@media": { [media.print]: { display: "none" } },
});

export const tones = styleVariants({
  error: { borderColor: vars.color.danger },
  info: { borderColor: vars.color.info },
  primary: { borderColor: vars.color.primary },
  success: { borderColor: vars.color.success },
  warning: { borderColor: vars.color.warningLine },
});

/* Beside the first line, which has the height of the button. */
export const sign = style({ paddingBlock: vars.space.xs });
export const signs = styleVariants({
  error: { color: vars.color.danger },
  info: { color: vars.color.info },
  primary: { color: vars.color.primary },
  success: { color: vars.color.success },
  warning: { color: vars.color.warningLine },
});

export const body = style({ flex: "1 1 12rem", minInlineSize: 0, paddingBlock: vars.space.xs });
export const title = style({ fontWeight: vars.font.bold });
