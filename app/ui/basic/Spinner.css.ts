import { keyframes, style } from "@vanilla-extract/css";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

export const spinner = style({ display: "inline-flex", alignItems: "center", gap: "0.5em" });
export const wheel = style({ display: "inline-flex", animation: `${turn} 1s linear infinite` });
