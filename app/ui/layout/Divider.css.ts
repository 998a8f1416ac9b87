import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const divider = style({
  inlineSize: "100%",
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  margin: 0,
});
