import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

const message = style({ display: "flex", alignItems: "flex-start", gap: vars.space.xxs, lineHeight: "1.4" });

export const error = style([message, { color: vars.color.danger, fontWeight: vars.font.strong }]);

export const warning = style([
  message,
  {
    padding: `${vars.space.xxs} ${vars.space.xs}`,
    borderRadius: vars.radius.s,
    background: vars.color.warningSoft,
    color: vars.color.text,
  },
]);

/** Stands like the picture alone. */
export const picture = style({ display: "inline-flex", flexShrink: 0 });

export const live = style({ selectors: { "&:empty": { display: "none" } } });
