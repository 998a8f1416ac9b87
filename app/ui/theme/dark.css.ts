import { globalStyle } from "@vanilla-extract/css";

import { vars } from "./contract.css";
import { darkColors } from "./tokens";

/* Only on a screen: paper stays white. */
const DUNKEL = {
  colorScheme: "dark",
  vars: {
    ...Object.fromEntries(
      Object.entries(vars.color).map(([name, variable]) => [variable, darkColors[name as keyof typeof darkColors]]),
    ),
    [vars.shadow.card]: "none",
    [vars.shadow.overlay]: "0 8px 28px rgba(0, 0, 0, 0.6)",
  },
} as const;

/* By the setting of the device, unless somebody has chosen otherwise in the profile. */
globalStyle(":root:not([data-farben])", { "@media": { "screen and (prefers-color-scheme: dark)": DUNKEL } });
globalStyle(':root[data-farben="dunkel"]', { "@media": { screen: DUNKEL } });
