import { style, styleVariants } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

export const list = style({ display: "flex", flexDirection: "column" });

export const entry = style({
  position: "relative",
  paddingInlineStart: vars.space.xl,
  paddingBlockEnd: vars.space.l,
  selectors: {
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetBlock: "1.5rem 0",
      insetInlineStart: "0.6875rem",
      inlineSize: "2px",
      background: vars.color.line,
    },
    "&:last-child": { paddingBlockEnd: 0 },
  },
});

const dot = style({
  position: "absolute",
  insetBlockStart: "0.125rem",
  insetInlineStart: 0,
  display: "inline-flex",
  fontSize: vars.size.l,
  background: vars.color.surface,
  borderRadius: vars.radius.round,
});

export const dots = styleVariants({
  done: [dot, { color: vars.color.success }],
  current: [dot, { color: vars.color.primaryStrong }],
  todo: [dot, { color: vars.color.control }],
});

export const title = style({ fontWeight: vars.font.strong });
export const when = style({ color: vars.color.textMuted, fontSize: vars.size.s });
