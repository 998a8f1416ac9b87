import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const drawer = style({
  position: "fixed",
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 0,
  display: "flex",
  flexDirection: "column",
  background: vars.color.surface,
  borderBlockStart: `3px solid ${vars.color.primaryStrong}`,
  boxShadow: vars.shadow.overlay,
  "@media": {
    [media.lg]: {
      insetBlockStart: 0,
      insetInlineStart: "auto",
      inlineSize: vars.width.drawer,
      borderBlockStart: 0,
      borderInlineStart: `3px solid ${vars.color.primaryStrong}`,
    },
    [media.print]: { display: "none" },
  },
});

/** @spec §2 on mobile it can be expanded between 33% and 50% height */
export const heights = styleVariants({
  low: { "@media": { [media.mobile]: { blockSize: "33vh" } } },
  high: { "@media": { [media.mobile]: { blockSize: "50vh" } } },
});

/** Not on small screens, where it would cover what nobody asked it to cover. */
export const wideOnly = style({ "@media": { [media.mobile]: { display: "none" } } });

/* The page makes room, so that no field lies under the drawer. */
globalStyle(`html:has(${drawer}:not(${wideOnly}))`, {
  "@media": { [media.mobile]: { scrollPaddingBlockEnd: "52vh" } },
});
globalStyle(`body:has(${drawer}:not(${wideOnly}))`, { "@media": { [media.mobile]: { paddingBlockEnd: "50vh" } } });
globalStyle(`body:has(${drawer})`, { "@media": { [media.lg]: { paddingInlineEnd: vars.width.drawer } } });

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const tools = style({ display: "flex", flexShrink: 0, gap: vars.space.xxs });
export const resize = style({ display: "inline-flex", "@media": { [media.lg]: { display: "none" } } });

export const content = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  padding: vars.space.m,
});
