import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

/* It wraps by the room that the words need, not by the width of the window: large letters get one column. */
export const split = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: vars.space.xl });
export const main = style({ flex: "3 1 26rem", minInlineSize: "min(100%, 20rem)" });
export const aside = style({ flex: "1 1 17rem", minInlineSize: "min(100%, 15rem)" });
