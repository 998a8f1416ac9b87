import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";
import { numberOnPicture } from "./numberOnPicture.css";

export const column = style({
  display: "none",
  "@media": {
    [media.lg]: {
      display: "flex",
      flexDirection: "column",
      justifyContent: "space-between",
      flexShrink: 0,
      inlineSize: "16.5rem",
      padding: vars.space.s,
      background: vars.color.surface,
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
  },
});
export const rail = style({ "@media": { [media.lg]: { inlineSize: "4.75rem" } } });

export const menu = style({ "@media": { [media.lg]: { display: "none" } } });
export const burger = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "3rem",
  minInlineSize: "3rem",
  // The picture, not the space around it, stands in line with the page.
  marginInlineStart: "-0.875rem",
  borderRadius: vars.radius.s,
  color: vars.color.link,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: vars.color.primarySoft },
    [`${menu}[open] > &`]: { background: vars.color.primarySoft },
  },
});
export const panel = style({
  position: "absolute",
  zIndex: 35,
  insetInline: 0,
  insetBlockStart: "100%",
  padding: vars.space.m,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.control}`,
  boxShadow: vars.shadow.overlay,
});

export const list = style({ display: "flex", flexDirection: "column", gap: vars.space.xxs });
export const sublist = style({
  display: "flex",
  flexDirection: "column",
  // Stronger than what takes the inner margin from every list.
  selectors: { "ul&&": { paddingInlineStart: vars.space.m } },
  // Room for a long word, such as „Unternehmensmitarbeiter“.
  fontSize: vars.size.s,
});
/* Part of a line: above a flex box WebKit makes an empty line for the bullet that is not shown. */
export const item = style({
  position: "relative",
  display: "inline-flex",
  verticalAlign: "top",
  inlineSize: "100%",
  alignItems: "center",
  gap: vars.space.s,
  minBlockSize: "3rem",
  paddingInline: vars.space.s,
  borderInlineStart: "4px solid transparent",
  borderRadius: vars.radius.s,
  color: vars.color.link,
  fontWeight: vars.font.strong,
  textDecoration: "none",
  selectors: {
    "a&:hover": { background: vars.color.primarySoft, textDecoration: "underline" },
    "&[aria-current]": {
      background: vars.color.primarySoft,
      borderInlineStartColor: vars.color.primaryStrong,
      "@media": { [media.forcedColors]: { borderInlineStartColor: "Highlight" } },
    },
  },
  /* A transparent line becomes visible in forced colours. */
  "@media": { [media.forcedColors]: { borderInlineStartColor: "Canvas" } },
});
export const note = style({ padding: vars.space.s, color: vars.color.textMuted, fontSize: vars.size.s });

const number = {
  minInlineSize: "1.5rem",
  paddingInline: "0.375rem",
  ...numberOnPicture,
} as const;
export const badge = style({ ...number, marginInlineStart: "auto" });
/* On the rail the number sits on the upper corner of the picture. */
export const railBadge = style({
  ...number,
  position: "absolute",
  insetBlockStart: "0.25rem",
  insetInlineEnd: "0.125rem",
});
