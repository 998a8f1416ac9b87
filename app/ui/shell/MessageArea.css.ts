import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const area = style({
  selectors: { "&:not(:empty)": { marginBlockEnd: vars.space.l } },
  "@media": { [media.print]: { display: "none" } },
});
