import { createThemeContract } from "@vanilla-extract/css";

import { tokens } from "./tokens";

/** The names under which every style reads a design value. A theme fills them. */
export const vars = createThemeContract(tokens);
