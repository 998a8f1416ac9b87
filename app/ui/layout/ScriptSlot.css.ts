import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const slot = style({
  minBlockSize: vars.target.min,
  "@media": { "(scripting: none)": { display: "none" } },
});
