import { globalStyle, style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxInlineSize: "75ch" });

globalStyle(`${text} ins, ${text} del`, {
  color: vars.color.text,
  borderRadius: vars.radius.s,
  paddingInline: "0.1em",
});
globalStyle(`${text} ins`, {
  background: vars.color.successSoft,
  textDecoration: "underline",
  textDecorationThickness: "0.12em",
});
globalStyle(`${text} del`, { background: vars.color.dangerSoft, textDecoration: "line-through" });
