import { style, styleVariants } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const list = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.l, rowGap: vars.space.s });
export const step = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  color: vars.color.textMuted,
});
export const current = style({ color: vars.color.text, fontWeight: vars.font.bold });

const disc = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "2rem",
  blockSize: "2rem",
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.color.control}`,
  fontSize: vars.size.s,
  fontWeight: vars.font.bold,
});

export const discs = styleVariants({
  done: [disc, { background: vars.color.successSoft, borderColor: vars.color.success, color: vars.color.success }],
  current: [
    disc,
    { background: vars.color.primaryStrong, borderColor: vars.color.primaryStrong, color: vars.color.onDark },
  ],
  todo: [disc, { background: vars.color.surface, color: vars.color.textMuted }],
});
