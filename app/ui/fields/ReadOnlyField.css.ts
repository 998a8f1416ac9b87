import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const term = style({ fontWeight: vars.font.strong });
export const value = style({ whiteSpace: "pre-wrap", color: vars.color.text });
