import { globalStyle, style } from "@vanilla-extract/css";

import { control } from "../private/control.css";

export const search = style({ display: "flex", alignItems: "center" });
/* Beside open help the bar is narrow: the field gives way first. */
globalStyle(`form:has(> ${search})`, { flex: "0 100 17rem", minInlineSize: "8rem" });
globalStyle(`${search} > ${control}`, { flex: 1, minInlineSize: 0 });
