import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const section = style({ display: "flex", flexDirection: "column", gap: vars.space.m, minInlineSize: 0 });
