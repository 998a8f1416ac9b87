import { style } from "@vanilla-extract/css";

/** Never wider than its place; the height follows. */
export const picture = style({ display: "block", maxInlineSize: "100%", blockSize: "auto" });
