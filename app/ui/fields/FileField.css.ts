import { style } from "@vanilla-extract/css";

import { vars } from "../theme/contract.css";

/** A native file control: its button looks like the others, and the whole box takes files that are dropped on it. */
export const file = style({
  blockSize: "auto",
  paddingBlock: vars.space.s,
  borderStyle: "dashed",
  cursor: "pointer",
  selectors: {
    "&::file-selector-button": {
      marginInlineEnd: vars.space.m,
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.m,
      border: `2px solid ${vars.color.primaryStrong}`,
      borderRadius: vars.radius.s,
      background: vars.color.surface,
      color: vars.color.primaryStrong,
      font: "inherit",
      fontWeight: 600,
      cursor: "inherit",
    },
  },
});
