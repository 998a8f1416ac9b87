import { style } from "@vanilla-extract/css";

/** What is said and what may be said lie on each other, so that the taller one gives the height. */
export const steady = style({
  display: "grid",
  "::after": { content: "attr(data-room)", gridArea: "1 / 1", visibility: "hidden" },
});
export const said = style({ gridArea: "1 / 1" });
