import { globalStyle, style } from "@vanilla-extract/css";

import { control } from "../private/control.css";

export const search = style({ display: "flex", alignItems: "center" });
globalStyle(`${search} > ${control}`, { inlineSize: "14rem" });
/* Beside open help the bar has room for the button only, which leads to the page of the search. */
globalStyle(`body:has(#schublade) ${search} > ${control}`, {
  "@media": { "screen and (min-width: 1280px) and (max-width: 1599px)": { display: "none" } },
});
