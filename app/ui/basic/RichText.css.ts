import { globalStyle, style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const richText = style({ maxInlineSize: "75ch" });

globalStyle(`${richText} > * + *`, { marginBlockStart: vars.space.s });
globalStyle(`${richText} li + li`, { marginBlockStart: vars.space.xs });
globalStyle(`${richText} :is(th, td)`, { textAlign: "start", verticalAlign: "top", padding: vars.space.xxs });
