import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const rest = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  padding: vars.space.s,
  border: `1px solid ${vars.color.warningLine}`,
  borderInlineStartWidth: "6px",
  borderRadius: vars.radius.s,
  background: vars.color.warningSoft,
});
