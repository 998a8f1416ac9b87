import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const term = style({ fontWeight: vars.font.strong });
/** The "?" stays beside the label, however narrow its column is: only the words of the label break. */
export const termMitHilfe = style([
  term,
  { display: "flex", alignItems: "start", gap: vars.space.xs, overflowWrap: "anywhere" },
]);
export const value = style({ whiteSpace: "pre-wrap", color: vars.color.text });
