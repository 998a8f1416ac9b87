import { keyframes, style } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

const slide = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(300%)" } });

export const track = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 60,
  blockSize: "4px",
  overflow: "hidden",
  pointerEvents: "none",
});

export const running = style({ background: vars.color.primarySoft });

export const bar = style({
  inlineSize: "34%",
  blockSize: "100%",
  background: vars.color.primaryStrong,
  animation: `${slide} 1.2s ease-in-out infinite`,
  "@media": { [media.forcedColors]: { background: "Highlight" }, [media.calm]: { inlineSize: "100%" } },
});
