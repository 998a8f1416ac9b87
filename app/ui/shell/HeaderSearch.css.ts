import { globalStyle, style } from "@vanilla-extract/css";

import { control } from "../private/control.css";

export const search = style({ display: "flex", alignItems: "center" });
globalStyle(`${search} > ${control}`, { inlineSize: "14rem" });
