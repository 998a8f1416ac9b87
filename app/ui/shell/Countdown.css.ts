import { globalStyle, style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const countdown = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: "3rem",
  maxInlineSize: "15rem",
  paddingInline: vars.space.xxs,
  border: "1px solid transparent",
  borderRadius: vars.radius.s,
  background: "none",
  color: vars.color.textMuted,
  font: "inherit",
  fontSize: vars.size.s,
  lineHeight: vars.leading.tight,
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.color.text, background: vars.color.page } },
});

globalStyle(`${countdown} > svg`, { "@media": { [media.mobile]: { display: "none" } } });

/** On small screens only the digits; the words stay the name. */
export const words = style({
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
export const digits = style({ fontVariantNumeric: "tabular-nums", "@media": { [media.lg]: { display: "none" } } });
