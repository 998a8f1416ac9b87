import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const frame = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100vh",
  "@media": { [media.print]: { minBlockSize: 0 } },
});

export const body = style({ flex: 1, display: "flex", alignItems: "stretch", minInlineSize: 0 });

export const main = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.l,
  "@media": { [media.md]: { paddingBlock: vars.space.xl }, [media.print]: { paddingBlock: 0 } },
});

export const dense = style({
  paddingBlockStart: vars.space.xxs,
  "@media": { [media.md]: { paddingBlockStart: vars.space.xxs } },
});
