import { globalStyle, style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const popover = style({
  inlineSize: "22.5rem",
  maxInlineSize: "calc(100vw - 1rem)",
  maxBlockSize: "100%",
  overflowY: "auto",
  padding: vars.space.m,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.m,
  boxShadow: vars.shadow.overlay,
  "@media": { [media.phone]: { padding: vars.space.xs } },
});

export const dialog = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  selectors: { "&:focus": { outline: "none" } },
});
export const head = style({ display: "flex", alignItems: "center", gap: vars.space.xxs });
/* Four digits and the arrow have to fit. */
globalStyle(`${head} select`, { paddingInline: `${vars.space.xs} 1.5rem` });
export const grow = style({ flex: 1, minInlineSize: 0 });
export const grid = style({ inlineSize: "100%", borderCollapse: "collapse", tableLayout: "fixed" });

globalStyle(`${grid} th`, { paddingBlock: vars.space.xs, fontSize: vars.size.s, fontWeight: vars.font.strong });
globalStyle(`${grid} td`, { padding: 0, textAlign: "center" });

const chosen = { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" } as const;

export const day = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: vars.target.min,
  borderRadius: vars.radius.s,
  border: "2px solid transparent",
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.primarySoft },
    "&[data-outside-month]": { visibility: "hidden" },
    "&[data-disabled]": { color: vars.color.textMuted, cursor: "not-allowed" },
    "&[data-today]": { borderColor: vars.color.control },
    "&[data-selected]": { background: vars.color.primaryStrong, color: vars.color.onDark },
    "&[data-focus-visible]": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-3px" },
  },
  // Forced colours take the ground from the chosen day, and give every day the edge that marks today.
  "@media": {
    [media.forcedColors]: {
      borderColor: "Canvas",
      selectors: { "&[data-today]": { borderColor: "CanvasText" }, "&[data-selected]": chosen },
    },
  },
});

/* Sundays and holidays: red, and bold and underlined for those who do not see red. */
export const freeDay = style({
  color: vars.color.holiday,
  fontWeight: vars.font.bold,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});

export const selectedFreeDay = style({ color: vars.color.onDark });
export const holidays = style({ fontSize: vars.size.s, color: vars.color.text });
export const months = style({ display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space.xs });

globalStyle(`${months} button[aria-pressed='true']`, {
  background: vars.color.primaryStrong,
  color: vars.color.onDark,
  "@media": { [media.forcedColors]: chosen },
});
