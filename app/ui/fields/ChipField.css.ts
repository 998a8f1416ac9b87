import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

/** One row of chips, or the words in its place: the first chip moves nothing. */
const row = style({ minBlockSize: vars.target.min, marginBlockEnd: vars.space.xs });

export const chips = style([row, { display: "flex", flexWrap: "wrap", gap: vars.space.xs }]);

export const empty = style([row, { display: "flex", alignItems: "center", color: vars.color.textMuted }]);

/**
 * As high as the row of chips and the input below, which take its place: what stands below stays where it is when the
 * scripts arrive.
 */
export const lines = style({ minBlockSize: `calc(2 * ${vars.target.min} + ${vars.space.xs} + ${vars.space.xxs})` });

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
