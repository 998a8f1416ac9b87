import { style, styleVariants } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const notice = style({
  display: "flex",
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.s,
  border: "1px solid",
  borderInlineStartWidth: "6px",
  color: vars.color.text,
});

export const body = style({ display: "flex", flexDirection: "column", gap: vars.space.xs, minInlineSize: 0, flex: 1 });
export const heading = style({ fontWeight: vars.font.bold });

export const tones = styleVariants({
  info: { background: vars.color.infoSoft, borderColor: vars.color.info },
  success: { background: vars.color.successSoft, borderColor: vars.color.success },
  warning: { background: vars.color.warningSoft, borderColor: vars.color.warningLine },
  error: { background: vars.color.dangerSoft, borderColor: vars.color.danger },
});

export const signs = styleVariants({
  info: { color: vars.color.info },
  success: { color: vars.color.success },
  warning: { color: vars.color.warningLine },
  error: { color: vars.color.danger },
});
