import { globalStyle, style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";
import { grid } from "./Grid.css";

/* It wraps by the room that the words need, not by the width of the window: large letters get one column. */
export const split = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: vars.space.xl });
export const main = style({ flex: "3 1 26rem", minInlineSize: "min(100%, 20rem)" });
export const aside = style({ flex: "1 1 17rem", minInlineSize: "min(100%, 15rem)" });

/* Both are worked with: they share the room, and the second stays in sight while the first is scrolled. */
export const half = style({ flex: "1 1 26rem", minInlineSize: "min(100%, 20rem)" });
export const follower = style({
  flex: "1 1 24rem",
  minInlineSize: "min(100%, 20rem)",
  "@media": {
    [media.lg]: {
      position: "sticky",
      insetBlockStart: vars.space.s,
      maxBlockSize: "calc(100vh - 1.5rem)",
      overflowY: "auto",
    },
  },
});

/* In half a page there is no room for fields side by side. */
globalStyle(`${follower} ${grid}`, { gridTemplateColumns: "minmax(0, 1fr)" });
