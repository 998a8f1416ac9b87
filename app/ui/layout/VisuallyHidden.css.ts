import { style } from "@vanilla-extract/css";

export const visuallyHidden = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  // One line, whose blanks at both ends stay: screen readers put it next to its neighbours as it is.
  whiteSpace: "pre",
  border: 0,
});
