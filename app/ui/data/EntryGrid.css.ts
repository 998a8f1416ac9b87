import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { hiddenRules } from "../layout/hiddenRules";
import { counter, unit } from "../private/control.css";
import { panel } from "../fields/MultiSelect.css";
import { hint as fieldHint, labelHead, legend } from "../private/FieldShell.css";
import { helpButton } from "../private/HelpButton.css";
import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

/** The row heads stay in view; on a phone they leave more than half of it to the fields. */
const headSize = "min(14.5rem, 38vw)";

/** A place of its own to scroll in, so that many columns never widen the page. */
export const frame = style({
  position: "relative",
  overflowX: "auto",
  scrollPaddingInlineStart: headSize,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  "@media": { [media.print]: { overflow: "visible", border: 0 } },
});

/* Borders that are shared with neighbours would not move with what stays in view. */
export const table = style({ minInlineSize: "100%", borderCollapse: "separate", borderSpacing: 0, textAlign: "start" });

const cell = { padding: vars.space.s, borderBlockEnd: `1px solid ${vars.color.line}` } as const;

const inView = {
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: headSize,
  minInlineSize: headSize,
  maxInlineSize: headSize,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  fontWeight: vars.font.strong,
  overflowWrap: "break-word",
  hyphens: "auto",
} as const;

const head = { ...cell, background: vars.color.surfaceMuted, verticalAlign: "bottom" } as const;

export const corner = style({ ...head, ...inView });
export const columnHead = style({ ...head, textAlign: "start", fontWeight: vars.font.regular });
export const rowHead = style({ ...cell, ...inView, background: vars.color.surface, verticalAlign: "top" });

/* What is asked, and its "?" at the end of the line. */
export const headWords = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-start",
  gap: vars.space.xxs,
});

export const rowHeadWords = style([
  headWords,
  {
    paddingBlockStart: vars.space.xs,
    "@media": { [media.phone]: { flexDirection: "column" } },
  },
]);

/* A word that is longer than the head would lie over the first field. */
globalStyle(`${rowHeadWords} > div`, { "@media": { [media.phone]: { maxInlineSize: "100%" } } });

/* Below the words its sign begins where they begin; the rest of its round target reaches into the padding. */
globalStyle(`${rowHeadWords} > ${helpButton}`, { "@media": { [media.phone]: { marginInlineStart: "-0.75rem" } } });

export const bodyCell = style({ ...cell, verticalAlign: "top", fontVariantNumeric: "tabular-nums" });

/** How wide the fields of a column are at least: a month or an amount, a line of text. */
export const cellSizes = styleVariants({ s: "9rem", m: "13.5rem" }, (size) => ({
  minInlineSize: `min(${size}, 48vw)`,
}));

export const below = style({ marginBlockStart: vars.space.m });

/* Of rows that are told by a number the head takes no more than that. */
export const narrowHeads = style({});
globalStyle(`${narrowHeads} :is(${corner}, ${rowHead})`, { inlineSize: "5rem", minInlineSize: "5rem" });

export const hint = style({ marginBlockEnd: vars.space.s, fontSize: vars.size.s, color: vars.color.textMuted });

/* Of keys that a phone does not have nothing is said there. */
export const guide = style({ "@media": { [media.touch]: { display: "none" } } });

/* What the heads say is only read at the field. */
globalStyle(`${bodyCell} :is(${labelHead}, ${unit}, ${legend}, ${fieldHint}, ${counter})`, hiddenRules);

/* In a table one types: with a calendar beside every day, the keyboard would have two stops in each cell. */
globalStyle(`${bodyCell} button[aria-haspopup="dialog"]`, { display: "none" });

/* What opens over a table that scrolls would be cut off at its edge: in a cell it takes its room. */
globalStyle(`${bodyCell} ${panel}`, { position: "static", inlineSize: "auto", boxShadow: "none" });

/* A text stands where the digits of the fields stand. */
globalStyle(`${bodyCell} > :is(p, strong)`, {
  display: "block",
  paddingBlockStart: vars.space.xs,
  paddingInlineEnd: vars.space.s,
  textAlign: "end",
});
