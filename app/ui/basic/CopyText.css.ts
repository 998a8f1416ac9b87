import { globalStyle, style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const box = style({ display: "flex", flexDirection: "column", gap: vars.space.xs, minInlineSize: 0 });
export const label = style({ fontWeight: vars.font.strong });
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.m });

/* As high as the text, where the browser can; its rows are counted for a wide page. */
globalStyle(`${box} > textarea`, { fieldSizing: "content", maxBlockSize: "16rem" });
