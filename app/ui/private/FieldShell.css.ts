import { globalStyle, style } from "@vanilla-extract/css";

import { grid } from "../layout/Grid.css";
import { inline } from "../layout/Inline.css";
import { stack } from "../layout/Stack.css";
import { bubble, host } from "../overlay/Tooltip.css";
import { vars } from "../theme/contract.css";
import { choice } from "./control.css";
import { helpButton } from "./HelpButton.css";

export const field = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxs,
  minInlineSize: 0,
  maxInlineSize: vars.width.field,
  position: "relative",
});

export const wide = style({ maxInlineSize: vars.width.text });

/* A wrong field is marked by a bar beside it as well, so that it is found when scrolling. */
globalStyle(`${field}:has([aria-invalid="true"]), ${field}[data-fehler]`, {
  paddingInlineStart: vars.space.s,
  borderInlineStart: `4px solid ${vars.color.danger}`,
});

/* Controls side by side, also with what listens around one, stand on one line, however long their labels are; with a
   message below one of them they begin at one line. */
globalStyle(
  `${grid}:not(:has([aria-invalid="true"])) > :is(${field}:has(:is(input, select)), :is(${stack}, ${inline}):has(> ${field}), [role="presentation"]:has(> ${inline} > ${field}))`,
  {
    alignSelf: "end",
  },
);
/* A cell of the grid, or what only listens within one. */
const cell = `:is(${grid}, ${grid} > [role="presentation"]) > ${inline}`;

/* With a button beside it, it takes the rest of its column, or the whole of it where that is too little to type in. */
globalStyle(`${cell} > ${field}`, { flex: "1 1 7.5rem" });
/* What explains that button keeps within the column, whose last part may be the end of the page. */
globalStyle(cell, { position: "relative" });
globalStyle(`${cell} > ${host}`, { position: "static" });
globalStyle(`${cell} ${bubble}`, { insetInlineStart: "auto", insetInlineEnd: 0, maxInlineSize: "min(100%, 18rem)" });

export const head = style({ display: "flex", alignItems: "center", gap: vars.space.xxs });
export const labelHead = style({
  lineHeight: vars.leading.tight,
  paddingBlock: vars.space.xxs,
  overflowWrap: "anywhere",
  hyphens: "auto",
});
/* The help link comes after the control and is seen at the end of the first line of the label, which keeps this
   place free. */
globalStyle(`${field}:has(> ${helpButton}) > ${labelHead}`, { paddingInlineEnd: vars.target.min });
globalStyle(`${field} > ${helpButton}`, {
  position: "absolute",
  insetBlockStart: "-0.25rem",
  insetInlineEnd: 0,
  marginBlock: 0,
});
export const label = style({ fontWeight: vars.font.strong });
export const star = style({ color: vars.color.danger });
/* A floated legend is laid out like any other first child, not on the border line. */
export const legend = style([labelHead, { float: "inline-start", inlineSize: "100%" }]);
export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.s });
/* Below the words of a checkbox, not below its box. */
globalStyle(`${head}:has(> ${choice}) + ${hint}`, { paddingInlineStart: "2.25rem" });
