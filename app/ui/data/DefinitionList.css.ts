import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const list = style({ display: "flex", flexDirection: "column" });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: vars.space.l,
  paddingBlock: vars.space.s,
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.line}` },
    "&:first-child": { paddingBlockStart: 0 },
    "&:last-child": { paddingBlockEnd: 0 },
  },
  "@media": { [media.sm]: { gridTemplateColumns: "minmax(10rem, 1fr) minmax(0, 2fr)" } },
});

export const term = style({ fontWeight: vars.font.strong, color: vars.color.textMuted, hyphens: "auto" });
/** The "?" stays beside the label, however narrow its column is: only the words of the label break. */
export const termMitHilfe = style([
  term,
  { display: "flex", alignItems: "start", gap: vars.space.xs, overflowWrap: "anywhere" },
]);
export const value = style({ whiteSpace: "pre-wrap", minInlineSize: 0 });
