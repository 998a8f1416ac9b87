import { globalStyle, style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
});

globalStyle(`${list} > li`, { minInlineSize: 0 });

const tab = {
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.target.min,
  minInlineSize: vars.target.min,
  maxInlineSize: "100%",
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  border: `2px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.link,
  fontWeight: vars.font.strong,
  textDecoration: "none",
} as const;

/* One below the other, with the states at the right edge; above the page as many beside each other as there is room
   for, two on a phone. */
export const column = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 100%), 1fr))",
  gap: vars.space.xxs,
  fontSize: vars.size.s,
  "@media": {
    [media.phone]: { gridTemplateColumns: "repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))" },
    [media.lg]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
globalStyle(`${column} > li > *`, {
  inlineSize: "100%",
  blockSize: "100%",
  "@media": { [media.mobile]: { gap: vars.space.xxs, paddingInline: vars.space.xxs } },
});
globalStyle(`${column} > li > * > :last-child:not(:nth-child(2))`, { marginInlineStart: "auto" });

export const link = style({
  ...tab,
  selectors: {
    "&:hover": { background: vars.color.primarySoft, borderColor: vars.color.primary },
    "&[aria-current]": {
      background: vars.color.primarySoft,
      borderColor: vars.color.primaryStrong,
      color: vars.color.text,
    },
  },
});

globalStyle(`${link}[aria-current]`, {
  "@media": { [media.forcedColors]: { borderColor: "Highlight", borderBlockEndWidth: "6px" } },
});

export const blocked = style({
  ...tab,
  background: "transparent",
  borderStyle: "dashed",
  color: vars.color.textMuted,
  fontWeight: vars.font.regular,
  cursor: "not-allowed",
});

export const number = style({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: "1.6em",
  blockSize: "1.6em",
  borderRadius: vars.radius.round,
  background: vars.color.surfaceMuted,
  color: vars.color.text,
  fontSize: vars.size.s,
});

globalStyle(`${link}[aria-current] > ${number}`, { background: vars.color.primaryStrong, color: vars.color.onDark });

/* In large letters a long word has no room on a phone. */
export const words = style({ minInlineSize: 0, overflowWrap: "anywhere", hyphens: "auto" });

export const open = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontWeight: vars.font.regular,
  whiteSpace: "nowrap",
});

/* On a phone the names need the room; their numbers are heard and not seen. */
globalStyle(`${column} ${number}`, {
  "@media": {
    [media.phone]: {
      position: "absolute",
      inlineSize: "1px",
      minInlineSize: 0,
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});
