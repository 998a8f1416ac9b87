import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";
import { tokens } from "../theme/tokens";

/** The arrow of a select. WebKit draws a box of its own, higher and grey, as long as the arrow is the browser's. */
const arrow = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${tokens.color.control}" stroke-width="2.5"><path d="m6 9 6 6 6-6"/></svg>`;

/** Look of every box one types into or chooses from. @spec §9 Text field height 45 px */
export const control = style({
  display: "block",
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: "45px",
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.text,
  lineHeight: "1.4",
  selectors: {
    "&:is(select)": {
      appearance: "none",
      paddingInlineEnd: "1.75rem",
      backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(arrow)}")`,
      backgroundRepeat: "no-repeat",
      backgroundPosition: "right 0.375rem center",
      backgroundSize: "1.25rem",
      textOverflow: "ellipsis",
    },
    "&:hover:not(:disabled, :read-only, [aria-invalid='true'])": { borderColor: vars.color.primaryStrong },
    "&:focus-visible": { borderColor: vars.color.focus },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    "&:is(input, textarea):read-only": { background: vars.color.surfaceMuted, borderStyle: "dashed" },
    "&::placeholder": { color: vars.color.textMuted, opacity: 1 },
    "&:disabled": {
      background: vars.color.surfaceMuted,
      borderStyle: "dashed",
      color: vars.color.textMuted,
      opacity: 1,
    },
  },
  "@media": {
    [media.print]: { border: "1px solid #666", minBlockSize: 0 },
    [media.forcedColors]: { selectors: { "&:is(select)": { appearance: "auto", backgroundImage: "none" } } },
  },
});

/** A row of a control and what belongs to it: unit, calendar button. */
export const row = style({ display: "flex", alignItems: "stretch", gap: vars.space.xs });

/* Where the button beside it leaves too little to type in, it stands below. */
export const wrappingRow = style([row, { flexWrap: "wrap" }]);
globalStyle(`${wrappingRow} > ${control}`, { flex: "1 1 6rem", inlineSize: "auto" });

export const unit = style({
  display: "inline-flex",
  alignItems: "center",
  paddingInline: vars.space.s,
  border: `2px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceMuted,
  whiteSpace: "nowrap",
});

export const numeric = style({ fontVariantNumeric: "tabular-nums", maxInlineSize: "16rem", textAlign: "end" });
export const short = style({ fontVariantNumeric: "tabular-nums", maxInlineSize: "11rem" });

export const counter = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textAlign: "end",
  maxInlineSize: "none",
});

/** A choice: the native box or circle with its words, the whole line being the target. */
export const choice = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.s,
  minInlineSize: 0,
  minBlockSize: vars.target.min,
  paddingBlock: vars.space.xs,
  cursor: "pointer",
  lineHeight: "1.4",
});

export const box = style({
  flexShrink: 0,
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  margin: 0,
  accentColor: vars.color.primaryStrong,
  cursor: "inherit",
});

/** Text areas of so many rows grow with their text, where the browser can; the buttons below stay in sight. */
export const growing = styleVariants({ 2: 2, 3: 3, 4: 4, 6: 6, 8: 8, 9: 9, 10: 10, 12: 12 }, (rows) => ({
  fieldSizing: "content",
  minBlockSize: `calc(${rows * 1.4}em + 2 * ${vars.space.xs} + 4px)`,
  maxBlockSize: "70vh",
}));

/* On paper nobody can scroll to the rest of a text. */
globalStyle(`textarea${control}`, {
  "@media": { [media.print]: { fieldSizing: "content", blockSize: "auto", maxBlockSize: "none", resize: "none" } },
});

globalStyle(`${choice} > span`, { minInlineSize: 0, overflowWrap: "anywhere", hyphens: "auto" });
globalStyle(`${choice}:has(:disabled)`, { cursor: "not-allowed", color: vars.color.textMuted });
