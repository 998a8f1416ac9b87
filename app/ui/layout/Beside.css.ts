import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const beside = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  minInlineSize: 0,
  "@media": { [media.lg]: { flexDirection: "row", alignItems: "flex-start", gap: vars.space.l } },
});
export const column = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  minInlineSize: 0,
  "@media": {
    [media.lg]: {
      flex: "0 0 15rem",
      position: "sticky",
      insetBlockStart: vars.space.s,
      maxBlockSize: "calc(100vh - 1.5rem)",
      overflowY: "auto",
    },
  },
});
export const area = style({ flex: "1 1 0", minInlineSize: 0, inlineSize: "100%" });
