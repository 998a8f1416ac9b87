import { globalFontFace } from "@vanilla-extract/css";

const folder = "@fontsource/source-sans-3/files/source-sans-3-latin";
const latin =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";

for (const weight of [400, 600, 700] as const) {
  globalFontFace('"Source Sans 3"', {
    src: `url("${folder}-${String(weight)}-normal.woff2") format("woff2")`,
    fontStyle: "normal",
    fontWeight: weight,
    fontDisplay: "swap",
    unicodeRange: latin,
  });
}

/*
 * What stands there until the font has come, as wide as the font: else lines break anew when it comes, and everything
 * below them moves. Measured over German text.
 */
const ersatz = (fontWeight: string, schnitt: string, sizeAdjust: string) =>
  globalFontFace('"Source Sans Ersatz"', {
    src: ["Arial", "Liberation Sans", "Helvetica Neue"].map((name) => `local("${name}${schnitt}")`).join(),
    fontWeight,
    sizeAdjust,
  });
ersatz("400", "", "89%");
ersatz("600 700", " Bold", "87%");
