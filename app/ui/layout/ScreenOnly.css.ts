import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";

export const screenOnly = style({ "@media": { [media.print]: { display: "none" } } });
