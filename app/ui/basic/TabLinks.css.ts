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
export const words = style({ minInlineSize: 0, overflowWrap: "anywhere" });
