import { style, styleVariants } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const banner = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderBlockEnd: "2px solid",
  color: vars.color.text,
});

export const tones = styleVariants({
  info: { background: vars.color.infoSoft, borderColor: vars.color.info },
  success: { background: vars.color.successSoft, borderColor: vars.color.success },
  warning: { background: vars.color.warning, borderColor: vars.color.warningLine, color: vars.color.onWarning },
  error: { background: vars.color.dangerSoft, borderColor: vars.color.danger },
});

/* Beside the first line, which has the height of the button. */
export const sign = style({ paddingBlock: vars.space.xs });
export const body = style({ flex: 1, minInlineSize: 0, paddingBlock: vars.space.xs });
