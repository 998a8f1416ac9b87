import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const slot = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const line = style([slot, { minBlockSize: vars.target.min }]);

/* Seen and said by nobody, and reached by no key, but its place is taken. */
export const waiting = style({ visibility: "hidden" });
