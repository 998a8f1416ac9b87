import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const notice = style({
  display: "flex",
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.s,
  border: "1px solid",
  borderInlineStartWidth: "6px",
  color: vars.color.text,
});

export const body = style({ display: "flex", flexDirection: "column", gap: vars.space.xs, minInlineSize: 0, flex: 1 });
export const heading = style({ fontWeight: vars.font.bold });

/* In one line where there is room for it, above what people come for. */
export const dense = style({ alignItems: "center", paddingBlock: vars.space.px, paddingInline: vars.space.s });
globalStyle(`${dense} > ${body}`, {
  flexDirection: "row",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.m,
  rowGap: 0,
});

/* On a phone sheets and buttons in it get the whole width: the sign stands in the first line only. */
const full = `${notice}:has(> ${body} :is(section, button))`;
globalStyle(`${full}, ${full} > ${body}`, { "@media": { [media.phone]: { display: "block" } } });
globalStyle(`${full} > :first-child`, {
  "@media": { [media.phone]: { float: "inline-start", marginInlineEnd: vars.space.s } },
});
globalStyle(`${full} > ${body} > :not(span) ~ *`, { "@media": { [media.phone]: { marginBlockStart: vars.space.xs } } });

export const tones = styleVariants({
  info: { background: vars.color.infoSoft, borderColor: vars.color.info },
  success: { background: vars.color.successSoft, borderColor: vars.color.success },
  warning: { background: vars.color.warningSoft, borderColor: vars.color.warningLine },
  error: { background: vars.color.dangerSoft, borderColor: vars.color.danger },
});

export const signs = styleVariants({
  info: { color: vars.color.info },
  success: { color: vars.color.success },
  warning: { color: vars.color.warningLine },
  error: { color: vars.color.danger },
});
