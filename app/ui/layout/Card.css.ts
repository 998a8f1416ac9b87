import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  minInlineSize: 0,
  "@media": {
    [media.sm]: { padding: vars.space.l },
    [media.print]: { boxShadow: "none", padding: 0, border: 0 },
  },
});

export const dense = style({ gap: vars.space.s, "@media": { [media.screen]: { paddingBlockStart: vars.space.s } } });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
});

/* A sheet without edges has no ground of its own. */
const plainOnPaper = { "@media": { [media.print]: { background: "none" } } } as const;

export const tones = styleVariants({
  neutral: {},
  muted: { background: vars.color.surfaceMuted, boxShadow: "none", ...plainOnPaper },
  primary: { background: vars.color.primarySoft, borderColor: vars.color.primary, boxShadow: "none", ...plainOnPaper },
});

/* A sheet to enter a password in is empty on paper. */
globalStyle(`${card}:has(> form input[type="password"])`, { "@media": { [media.print]: { display: "none" } } });
