import { globalStyle, style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const details = style({ borderInlineStart: `4px solid ${vars.color.line}`, paddingInlineStart: vars.space.s });

export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.target.min,
  paddingInlineEnd: vars.space.xs,
  color: vars.color.link,
  fontWeight: vars.font.strong,
  cursor: "pointer",
  listStyle: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { textDecoration: "underline" },
  },
});

export const arrow = style({
  display: "inline-flex",
  transition: "transform 120ms",
  selectors: { [`${details}[open] > ${summary} &`]: { transform: "rotate(90deg)" } },
});

export const content = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
});

/* What is folded away stays so on paper; a form that nobody has opened is not even named there. */
globalStyle(`${details}:not([open]):has(form)`, { "@media": { [media.print]: { display: "none" } } });

/** Marks those whose content is printed whether or not somebody has opened them. */
export const printed = style({});

globalStyle(`${printed}::details-content`, {
  "@media": { [media.print]: { contentVisibility: "visible", blockSize: "auto" } },
});
