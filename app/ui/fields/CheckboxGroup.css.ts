import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const tools = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs, marginBlock: vars.space.xs });

/** @spec §9 multi-select menu max height 310 */
export const scroller = style({
  display: "flex",
  flexDirection: "column",
  maxBlockSize: "310px",
  overflowY: "auto",
  paddingInline: vars.space.s,
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
});

export const plain = style({ display: "flex", flexDirection: "column" });
export const groupName = style({ fontWeight: vars.font.bold, paddingBlockStart: vars.space.xs });
