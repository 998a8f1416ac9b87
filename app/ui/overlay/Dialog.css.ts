import { style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const overlay = style({
  position: "fixed",
  inset: 0,
  zIndex: 50,
  display: "grid",
  placeItems: "center",
  padding: vars.space.m,
  background: vars.color.backdrop,
  overflowY: "auto",
});

/** Nothing of the page shows through. */
export const cover = style({ background: vars.color.page });

export const modal = style({
  inlineSize: "100%",
  maxInlineSize: "40rem",
  border: "1px solid transparent",
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.m,
  boxShadow: vars.shadow.overlay,
});

export const dialog = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  padding: vars.space.l,
  selectors: { "&:focus": { outline: "none" } },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space.s,
  // On a phone the buttons are as wide as the dialog, instead of standing in uneven lines.
  "@media": { [media.phone]: { flexDirection: "column", flexWrap: "nowrap", justifyContent: "flex-start" } },
});

/** Beside the buttons, at the other end. */
export const state = style({ alignSelf: "center", marginInlineEnd: "auto" });

/** The browser's own dialog stands above the page by itself. */
export const plain = style({
  margin: "auto",
  selectors: { "&::backdrop": { background: vars.color.backdrop } },
});
