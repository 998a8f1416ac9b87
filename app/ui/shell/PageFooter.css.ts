import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const footer = style({
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.m,
  "@media": { [media.sm]: { paddingInline: vars.space.l }, [media.print]: { display: "none" } },
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
});

export const links = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.l });
export const link = style({ display: "inline-flex", alignItems: "center", minBlockSize: vars.target.min });
export const note = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const saidNote = style([note, { visibility: "hidden" }]);
