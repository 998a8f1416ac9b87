import { globalStyle, style } from "@vanilla-extract/css";

import { drawer } from "../overlay/Drawer.css";
import { control } from "../private/control.css";

export const search = style({ display: "flex", alignItems: "center" });
/* Where the bar is too narrow for all, the field gives way first. */
globalStyle(`form:has(> ${search})`, { flex: "0 100 auto", minInlineSize: "2.75rem" });
globalStyle(`${search} > ${control}`, { inlineSize: "14rem", minInlineSize: 0, flexShrink: 1 });
/* Beside open help only the button is left, which leads to the page of the search. */
globalStyle(`body:has(${drawer}) ${search} > ${control}`, {
  "@media": { "screen and (min-width: 1280px) and (max-width: 1599px)": { display: "none" } },
});
