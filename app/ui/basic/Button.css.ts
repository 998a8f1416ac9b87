import { style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xs,
  minBlockSize: vars.target.min,
  minInlineSize: vars.target.min,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: "2px solid transparent",
  borderRadius: vars.radius.s,
  fontSize: vars.size.m,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.tight,
  flexShrink: 0,
  maxInlineSize: "100%",
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: "background-color 120ms, border-color 120ms",
  selectors: {
    "&:disabled": {
      background: vars.color.surfaceMuted,
      borderColor: vars.color.line,
      color: vars.color.textMuted,
      cursor: "not-allowed",
    },
  },
  "@media": { [media.print]: { display: "none" }, [media.forcedColors]: { borderColor: "ButtonText" } },
});

const enabled = "&:hover:not(:disabled)";

export const variants = styleVariants({
  primary: {
    background: vars.color.primaryStrong,
    color: vars.color.onDark,
    selectors: { [enabled]: { background: vars.color.primaryHover, color: vars.color.onDark } },
  },
  secondary: {
    background: vars.color.surface,
    borderColor: vars.color.primaryStrong,
    color: vars.color.link,
    selectors: { [enabled]: { background: vars.color.primarySoft, color: vars.color.linkHover } },
  },
  danger: {
    background: vars.color.danger,
    color: vars.color.onDark,
    selectors: { [enabled]: { background: vars.color.dangerHover, color: vars.color.onDark } },
  },
  /* Without a border its words stand in line with what is above and below it. */
  quiet: {
    paddingInline: vars.space.xs,
    marginInlineStart: `calc(-2px - ${vars.space.xs})`,
    maxInlineSize: `calc(100% + 2px + ${vars.space.xs})`,
    background: "transparent",
    color: vars.color.link,
    selectors: { [enabled]: { background: vars.color.primarySoft, color: vars.color.linkHover } },
    "@media": { [media.forcedColors]: { marginInlineStart: 0, maxInlineSize: "100%" } },
  },
});
