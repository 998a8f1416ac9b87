import { style } from "@vanilla-extract/css";

import { hiddenRules } from "./hiddenRules";

export const visuallyHidden = style(hiddenRules);
