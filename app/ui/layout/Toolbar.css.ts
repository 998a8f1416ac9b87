import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { arrow } from "../basic/Details.css";
import { field, hint, labelHead } from "../private/FieldShell.css";
import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";
import { hiddenRules } from "./hiddenRules";

/*
 * One row where its widths fit, in letters: with large ones it becomes what it is on a phone, one below the other. Two
 * open parts would lie upon each other where a browser does not close the first: it is one below the other then, too.
 */
const gap = 0.5;
const widths = { first: 10.5, second: 12.25, third: 9.75 } as const;
const searchMin = 25;
const searchMax = 40;
const rem = (value: number): string => `${String(value)}rem`;
const parts = widths.first + widths.second + widths.third + 3 * gap;
const oneRow = `(min-width: ${rem(searchMin + parts)})`;
/* What is left beside the parts: beside one alone there is room for more than what is typed into. */
const most = createVar();
const taken = createVar();
const searchWidth = `min(${most}, 100cqi - ${taken})`;
/* Below the width of a desktop the rows of a table are cards, and the order is chosen here. */
const inRow = <const Rule>(rule: Rule) => ({ "@media": { [media.lg]: { "@container": { [oneRow]: rule } } } });

export const place = style({ containerType: "inline-size", vars: { [most]: rem(searchMax), [taken]: rem(parts) } });
export const forOne = style({ vars: { [most]: rem(searchMax * 1.5), [taken]: rem(widths.first + gap) } });

export const toolbar = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  ...inRow({
    flexDirection: "row",
    alignItems: "flex-start",
    gap: rem(gap),
    padding: 0,
    border: 0,
    background: "transparent",
  }),
});

/** What is typed into, with the first part behind it. */
export const head = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  ...inRow({ flexDirection: "row", alignItems: "flex-start", gap: rem(gap) }),
});
export const search = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: vars.space.m,
  ...inRow({ flexWrap: "nowrap", inlineSize: searchWidth, flex: "none", gap: vars.space.s }),
});
/* In the row the label stands before its box, and says in it what can be looked for. */
globalStyle(
  `${search} > ${field}`,
  inRow({ flexDirection: "row", alignItems: "center", gap: vars.space.s, flex: "1 1 auto", maxInlineSize: "none" }),
);
globalStyle(`${search} > ${field}:has(select)`, inRow({ flex: "0 1 auto" }));
globalStyle(`${search} > ${field} > ${labelHead}`, inRow({ flex: "none" }));
globalStyle(`${search} > ${field} > ${hint}`, inRow(hiddenRules));
globalStyle(`${search} input::placeholder`, { opacity: 0 });
globalStyle(`${search} input::placeholder`, inRow({ opacity: 1 }));

/** What the row has no room for, because something else in it does the same. */
export const notInRow = style(inRow({ display: "none" }));

export const part = style({
  borderInlineStart: `4px solid ${vars.color.line}`,
  paddingInlineStart: vars.space.s,
  ...inRow({ border: 0, padding: 0, flex: "none" }),
});
export const summary = style({
  ...inRow({ inlineSize: "100%", paddingInline: vars.space.xs, borderRadius: vars.radius.s }),
});
globalStyle(`${part}[open] > ${summary}`, inRow({ background: vars.color.primarySoft }));

globalStyle(`${part}[open] > ${summary} > ${arrow}`, { transform: "rotate(90deg)" });

/** What unfolds is as wide as the whole row, wherever in it its button stands. */
export const content = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  ...inRow({
    inlineSize: "100cqi",
    marginBlockStart: vars.space.xs,
    padding: vars.space.m,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    boxShadow: vars.shadow.card,
  }),
});

/* The width of its button alone counts in the row. */
const behindSearch = {
  first: gap,
  second: widths.first + 2 * gap,
  third: widths.first + widths.second + 3 * gap,
} as const;
export const at = styleVariants(behindSearch, (_behind, which) => inRow({ inlineSize: rem(widths[which]) }));
for (const which of ["first", "second", "third"] as const)
  globalStyle(
    `${at[which]} > ${content}`,
    inRow({ marginInlineStart: `calc(-1 * (${searchWidth} + ${rem(behindSearch[which])}))` }),
  );

const twoOpen = `${toolbar}:is(:has(${part}[open] ~ ${part}[open]), :has(${head} ${part}[open]):has(> ${part}[open]))`;
globalStyle(twoOpen, { flexDirection: "column" });
globalStyle(`${twoOpen} ${part} > ${content}`, { marginInlineStart: 0 });
