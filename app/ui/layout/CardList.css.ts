import { globalStyle, style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";
import { card } from "./Card.css";

export const list = style([card, { gap: 0, padding: 0, "@media": { [media.sm]: { padding: 0 } } }]);

globalStyle(`${list} > li`, {
  padding: `${vars.space.s} ${vars.space.m}`,
  "@media": {
    [media.sm]: { padding: `${vars.space.m} ${vars.space.l}` },
    [media.print]: { padding: `${vars.space.s} 0` },
  },
});
globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${vars.color.line}` });

/* The lines are as high as what a finger hits in them. */
export const dense = style({});
globalStyle(`${dense} > li`, {
  paddingBlock: 0,
  "@media": { [media.sm]: { paddingBlock: 0 }, [media.phone]: { paddingBlock: vars.space.xs } },
});
