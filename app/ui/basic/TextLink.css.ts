import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const textLink = style({ color: vars.color.link, fontWeight: vars.font.strong });
