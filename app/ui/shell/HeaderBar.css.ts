import { globalStyle, style } from "@vanilla-extract/css";

import { button } from "../basic/Button.css";
import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";
import { words } from "./Brand.css";

export const bar = style({
  position: "relative",
  zIndex: 20,
  background: vars.color.surface,
  borderBlockStart: `6px solid ${vars.color.primary}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.print]: { display: "none" } },
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.xs,
  minBlockSize: "4.5rem",
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  "@media": { [media.sm]: { paddingInline: vars.space.l } },
});

export const start = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  minInlineSize: 0,
  "@media": { [media.sm]: { gap: vars.space.s } },
});
/* On a line of its own it may still be too wide for a phone with large letters. */
export const end = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.xxs,
  marginInlineStart: "auto",
  "@media": { [media.sm]: { gap: vars.space.s } },
});

/* On the narrowest phones a button needs the room of the words beside the picture; they stay the name of the link. */
globalStyle(`${start}:has(+ ${end} ${button}) ${words}`, {
  "@media": { "screen and (max-width: 359px)": { display: "none" } },
});

/** Only on wide screens. */
export const wide = style({ display: "contents", "@media": { [media.mobile]: { display: "none" } } });
/** Only below the width of a desktop. */
export const narrow = style({ display: "contents", "@media": { [media.lg]: { display: "none" } } });

/* The menu shows words on wide screens and three dots on small ones, where the words stay its name. */
export const menuWords = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  lineHeight: vars.leading.tight,
  textAlign: "start",
  maxInlineSize: "22rem",
  "@media": {
    [media.mobile]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});
export const menuSecond = style({ fontWeight: vars.font.regular, color: vars.color.textMuted, fontSize: vars.size.s });
/* What the words say on wide screens stands in the open menu on small ones. */
export const menuHead = style({
  padding: vars.space.s,
  marginBlockEnd: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.lg]: { display: "none" } },
});
/* Quieter than the entries above it. */
export const menuNote = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  padding: vars.space.s,
  marginBlockStart: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
export const menu = style({});
globalStyle(`${menu} summary > svg:last-child`, { "@media": { [media.mobile]: { display: "none" } } });
globalStyle(`${menu} summary`, {
  justifyContent: "center",
  minBlockSize: "3rem",
  "@media": { [media.mobile]: { marginInlineEnd: "-0.875rem" } },
});
