/** Out of sight and still read by screen readers. */
export const hiddenRules = {
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
} as const;
