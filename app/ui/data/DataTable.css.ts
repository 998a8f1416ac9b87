import { createVar, fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { inline } from "../layout/Inline.css";
import { stack } from "../layout/Stack.css";
import { menu, panel } from "../overlay/MenuDetails.css";
import { badge } from "./Badge.css";
import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

/** Places in which a table of several columns would have to be cut. */
const tooNarrow = "(max-width: 52rem)";

/*
 * Below 1280 pixels, and beside an open drawer, each row is a card, and each value carries the title of its column. On
 * paper a table stays one: it has no buttons there, and cards would take a page for every few rows.
 */
const asCard = <const Rule>(rule: Rule) => ({
  "@media": { [media.mobile]: rule },
  "@container": { [tooNarrow]: { "@media": { [media.screen]: rule } } },
});

export const place = style({ containerType: "inline-size" });

export const frame = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  // A table that is wider all the same is never cut.
  overflowX: "auto",
  overflowY: "hidden",
  ...asCard({ border: 0, background: "transparent", borderRadius: 0 }),
});

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  textAlign: "start",
  "@media": { [media.print]: { fontSize: "9pt" } },
});

/* Less at the sides where many columns share a narrow place. */
const narrowAside = createVar();
const aside = fallbackVar(narrowAside, `clamp(${vars.space.s}, 1.5cqi, ${vars.space.m})`);
globalStyle(`${table}:has(th:nth-child(7))`, { vars: { [narrowAside]: vars.space.s } });
globalStyle(`${table}:has(th:nth-child(8))`, {
  vars: { [narrowAside]: `clamp(${vars.space.xs}, 1cqi, ${vars.space.s})` },
});
/* On paper all that stands in a row has one size, whatever it has on the screen. */
globalStyle(`${table} :is(th, td) *`, { "@media": { [media.print]: { fontSize: "inherit" } } });

export const caption = style({
  captionSide: "top",
  textAlign: "start",
  fontWeight: vars.font.bold,
  fontSize: vars.size.h4,
  paddingBlock: vars.space.m,
  paddingInline: aside,
  ...asCard({ paddingInline: 0 }),
});

/* A row is as high as what one presses in it, and words that need two lines keep a little distance. */
const cell = {
  paddingBlock: vars.space.xs,
  paddingInline: aside,
  verticalAlign: "middle",
  overflowWrap: "anywhere",
} as const;

export const headCell = style({
  ...cell,
  textAlign: "start",
  fontWeight: vars.font.strong,
  color: vars.color.text,
  background: vars.color.surfaceMuted,
  borderBlockEnd: `2px solid ${vars.color.control}`,
  overflowWrap: "normal",
  hyphens: "auto",
});

export const bodyCell = style({
  ...cell,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.font.regular,
});

/* Lines of one value stand as close as those of a text, so that many rows are seen at once. */
globalStyle(`${bodyCell} > div > ${stack}`, { "@media": { [media.lg]: { gap: 0 } } });

export const aligned = styleVariants({
  start: { textAlign: "start" },
  center: { textAlign: "center" },
  end: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
});

/**
 * Short values such as dates and numbers stay on one line; not in a card, that may be narrower than they are in large
 * letters.
 */
export const oneLine = style({ whiteSpace: "nowrap", overflowWrap: "normal", ...asCard({ whiteSpace: "normal" }) });

/*
 * What can be done is never broken inside a word. Two buttons stand side by side; of more of them the first one, which
 * has words, may stand alone.
 */
export const actions = style({});
globalStyle(`${actions} :is(a, button)`, { overflowWrap: "normal" });
globalStyle(`${actions} ${inline}:has(> :nth-child(2):last-child)`, {
  flexWrap: "nowrap",
  ...asCard({ flexWrap: "wrap" }),
});

/*
 * A menu of a row lies over the rows below, and the edge of the table does not cut it: it is placed by what is around
 * the table, where it would stand in the row, and ends where its button does. Where that is too narrow for it, it
 * stands in its card.
 */
globalStyle(`${actions} ${menu}`, { position: "static" });
globalStyle(`${actions} ${panel}`, {
  insetBlockStart: "auto",
  insetInlineEnd: "auto",
  translate: `calc(${vars.target.min} - 100%)`,
  "@container": {
    "(max-width: 20rem)": {
      position: "static",
      translate: "none",
      inlineSize: "auto",
      minInlineSize: 0,
      maxInlineSize: "100%",
    },
  },
});

/* What one presses is as high as a row by itself. */
globalStyle(`${headCell}:has(> a), ${bodyCell}:has(> a, > div > button), ${actions}:has(${menu})`, { paddingBlock: 0 });

export const sortLink = style({
  display: "inline-flex",
  alignItems: "center",
  verticalAlign: "middle",
  gap: vars.space.xxs,
  minBlockSize: vars.target.min,
  // Two lines of words are no higher than what one presses.
  lineHeight: vars.leading.tight,
  color: vars.color.link,
  fontWeight: vars.font.strong,
});

/* The heads are out of sight in cards, and so nobody must stop at them. */
globalStyle(sortLink, asCard({ display: "none" }));

export const rowLink = style({
  display: "inline-flex",
  alignItems: "center",
  // Not on the line of text, which would make the row higher than the link.
  verticalAlign: "middle",
  minBlockSize: vars.target.min,
  fontWeight: vars.font.strong,
});
export const row = style({ selectors: { "&:hover": { background: vars.color.primarySoft } } });
/* A list to choose from shows many rows at once. */
globalStyle(`${row}:has(> th > a) > td${bodyCell}`, {
  paddingBlock: vars.space.xxs,
  // Two lines of words are no higher than the link.
  "@media": { [media.lg]: { paddingBlock: 0, lineHeight: vars.leading.tight } },
});
/* Who wants it airy says so in the profile. */
globalStyle(`:root[data-zeilen="luftig"] ${row} > ${bodyCell}`, {
  "@media": { [media.lg]: { paddingBlock: vars.space.s } },
});
export const empty = style({ padding: vars.space.l, textAlign: "center", color: vars.color.textMuted });
/** The title of a column that can be sorted, where its link is gone. */
export const label = style({ display: "none" });
/* In a card each value has the title of its column before it. */
const titleOfValue = `${table} tbody > tr > [data-label]::before`;

/* A column of words keeps room for one of them, in browsers that can tell a word from a number by its width. */
const room = { minInlineSize: "calc-size(max-content, min(size, 6.875rem, 12cqi))", hyphens: "auto" } as const;
globalStyle(`${bodyCell} > div:not(:has(svg, a, button))`, room);
/* A state keeps its words on one line where the columns are not too many. */
globalStyle(`${table}:not(:has(th:nth-child(7))) ${bodyCell}:has(> div > ${badge}) > div`, {
  minInlineSize: "calc-size(max-content, min(size, 11.75rem, 20cqi))",
});
/* What names a row is words also where it is a link. */
globalStyle(`th${bodyCell} > div`, room);

globalStyle(
  `${table}, ${table} tbody, ${table} tr, ${table} td, ${table} th, ${caption}`,
  asCard({ display: "block" }),
);
globalStyle(
  `${table} thead`,
  asCard({ position: "absolute", inlineSize: "1px", blockSize: "1px", overflow: "hidden", clipPath: "inset(50%)" }),
);
globalStyle(
  `${table} tbody > tr`,
  asCard({
    marginBlockEnd: vars.space.m,
    paddingBlock: vars.space.xs,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
  }),
);
globalStyle(
  `${table} tbody > tr > *`,
  asCard({
    display: "grid",
    gridTemplateColumns: "minmax(8.5rem, 2fr) 3fr",
    gap: vars.space.s,
    alignItems: "baseline",
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.m,
    border: 0,
    textAlign: "start",
  }),
);
/* On the narrowest phones and with large letters a value that does not fit beside its title stands below it. */
globalStyle(`${table} tbody > tr > *`, {
  "@container": { "(max-width: 20rem)": { display: "flex", flexWrap: "wrap", columnGap: vars.space.xs, rowGap: 0 } },
});
/* Alone on its line the title has the whole of it; beside it the value takes what is left. */
globalStyle(`${table} tbody > tr > * > *`, { "@container": { "(max-width: 20rem)": { flex: "1000 1 auto" } } });
globalStyle(titleOfValue, { "@container": { "(max-width: 20rem)": { flex: "1 1 7.5rem" } } });
globalStyle(`${table} tbody > tr > :empty, ${table} tbody > tr > td[colspan]`, asCard({ gridTemplateColumns: "1fr" }));
/* A title without a value says nothing. */
globalStyle(`${table} tbody > tr > :has(> div:empty)`, asCard({ display: "none" }));
const title = { display: "block", fontWeight: vars.font.strong, overflowWrap: "break-word", hyphens: "auto" } as const;
globalStyle(label, asCard(title));
/* Only to be seen: whoever hears the table hears the heads. Browsers that know no silent content say it twice. */
const content: string[] = ["attr(data-label)", 'attr(data-label) / ""'];
globalStyle(titleOfValue, asCard({ ...title, content }));
