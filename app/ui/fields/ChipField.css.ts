import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const chips = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs, marginBlock: vars.space.xs });

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.s,
  border: `1px solid ${vars.color.primary}`,
  borderRadius: vars.radius.round,
  background: vars.color.primarySoft,
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
});

export const remove = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: "transparent",
  color: vars.color.link,
  cursor: "pointer",
  selectors: { "&:hover": { background: vars.color.surface } },
});
