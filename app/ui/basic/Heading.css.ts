import { style, styleVariants } from "@vanilla-extract/css";

import { media } from "../theme/breakpoints";
import { vars } from "../theme/contract.css";

export const heading = style({
  fontWeight: vars.font.bold,
  lineHeight: vars.leading.tight,
  color: vars.color.text,
  textWrap: "balance",
  // In a row a long word in large letters would be wider than a phone.
  overflowWrap: "anywhere",
  hyphens: "auto",
  maxInlineSize: "60ch",
});

export const sizes = styleVariants({
  h1: {
    fontSize: vars.size.h2,
    "@media": {
      [media.sm]: { fontSize: vars.size.h1 },
      // The longest title of a page is one word, which would be broken anywhere.
      "screen and (max-width: 359px)": { fontSize: `calc(0.9 * ${vars.size.h2})` },
    },
  },
  h2: { fontSize: vars.size.h3, "@media": { [media.sm]: { fontSize: vars.size.h2 } } },
  h3: { fontSize: vars.size.h3 },
  h4: { fontSize: vars.size.h4 },
});
