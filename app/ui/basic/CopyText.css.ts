import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const box = style({ display: "flex", flexDirection: "column", gap: vars.space.xs, minInlineSize: 0 });
export const label = style({ fontWeight: vars.font.strong });
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.m });
