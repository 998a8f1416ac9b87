import { globalStyle, style } from "@vanilla-extract/css";

import { field, hint, labelHead } from "../private/FieldShell.css";
import { vars } from "../theme/contract.css";
import { hiddenRules } from "./hiddenRules";

/* In letters: with large ones it becomes what it is on a phone, one below the other. */
const oneLine = "(min-width: 40rem)";
const inLine = <const Rule>(rule: Rule) => ({ "@container": { [oneLine]: rule } });

export const place = style({ containerType: "inline-size" });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: vars.space.m,
  ...inLine({ flexWrap: "nowrap", alignItems: "center", gap: vars.space.s }),
});
/* In the line the label stands before its box, and says in it what can be looked for. */
globalStyle(
  `${line} > ${field}`,
  inLine({ flexDirection: "row", alignItems: "center", gap: vars.space.s, flex: "0 1 32rem", maxInlineSize: "none" }),
);
globalStyle(`${line} > ${field}:has(select)`, inLine({ flex: "0 1 auto" }));
globalStyle(`${line} > ${field} > ${labelHead}`, inLine({ flex: "none" }));
globalStyle(`${line} > ${field} > ${hint}`, inLine(hiddenRules));
globalStyle(`${line} input::placeholder`, { opacity: 0 });
globalStyle(`${line} input::placeholder`, inLine({ opacity: 1 }));
