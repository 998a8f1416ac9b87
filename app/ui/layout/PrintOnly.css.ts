import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";

export const printOnly = style({ display: "none", "@media": { [media.print]: { display: "inline" } } });
