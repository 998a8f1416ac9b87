import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const options = style({ display: "flex", flexDirection: "column" });
export const optionsInline = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.xl });
