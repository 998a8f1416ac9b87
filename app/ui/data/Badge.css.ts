import { style, styleVariants } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  paddingInline: vars.space.xs,
  paddingBlock: "0.125rem",
  border: "1px solid",
  borderRadius: vars.radius.s,
  fontSize: vars.size.s,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.tight,
});

export const tones = styleVariants({
  neutral: [badge, { background: vars.color.surfaceMuted, borderColor: vars.color.control, color: vars.color.text }],
  info: [badge, { background: vars.color.infoSoft, borderColor: vars.color.info, color: vars.color.info }],
  success: [badge, { background: vars.color.successSoft, borderColor: vars.color.success, color: vars.color.success }],
  warning: [
    badge,
    { background: vars.color.warning, borderColor: vars.color.warningLine, color: vars.color.onWarning },
  ],
  error: [badge, { background: vars.color.dangerSoft, borderColor: vars.color.danger, color: vars.color.danger }],
});
