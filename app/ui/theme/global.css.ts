import { globalStyle } from "@vanilla-extract/css";

import { media } from "./breakpoints";
import { vars } from "./contract.css";
import "./fonts.css";
import "./light.css";
import "./dark.css";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle("html", {
  fontFamily: vars.font.family,
  fontSize: "100%",
  lineHeight: vars.leading.normal,
  color: vars.color.text,
  background: vars.color.page,
  textSizeAdjust: "100%",
  scrollPaddingBlock: "6rem",
  accentColor: vars.color.primaryStrong,
});

globalStyle("body", {
  margin: 0,
  minBlockSize: "100vh",
  fontSize: vars.size.m,
  overflowWrap: "break-word",
});

globalStyle("h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend", { margin: 0, padding: 0 });
globalStyle("fieldset", { border: 0, minInlineSize: 0 });
globalStyle("ul, ol", { paddingInlineStart: "1.4em" });
/* Lists of the kit carry a class and show no bullets; the empty string keeps them lists for VoiceOver, which "none"
   does not. */
globalStyle("ul[class], ol[class]", { listStyleType: '""', paddingInlineStart: 0 });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
globalStyle("img, svg", { maxInlineSize: "100%", verticalAlign: "middle" });
globalStyle("p, li, dd", { maxInlineSize: "75ch" });
globalStyle(":is(ul, ol)[class] > li", { maxInlineSize: "none" });
globalStyle("[hidden]", { display: "none !important" });
globalStyle("abbr[title]", { textDecoration: "underline dotted", textUnderlineOffset: "0.2em" });
/* A number with hyphens, such as FZ-2026-000123, stays on one line. */
globalStyle("data", { whiteSpace: "nowrap" });
/* A word that was looked for: on paper and in chosen colours, too. */
globalStyle("mark", {
  color: vars.color.text,
  background: vars.color.warningSoft,
  boxShadow: `inset 0 -0.14em ${vars.color.warningLine}`,
  "@media": { [media.forcedColors]: { color: "MarkText", background: "Mark" } },
});
globalStyle("a", { color: vars.color.link, textUnderlineOffset: "0.18em", textDecorationThickness: "1px" });
globalStyle("a:hover", { color: vars.color.linkHover, textDecorationThickness: "2px" });

globalStyle(":focus-visible", {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: "2px",
});
globalStyle("[tabindex='-1']:focus:not(:focus-visible)", { outline: "none" });

globalStyle("*, *::before, *::after", {
  "@media": {
    [media.calm]: {
      animationDuration: "0.001ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.001ms !important",
      scrollBehavior: "auto",
    },
  },
});

globalStyle("html, body", { "@media": { [media.print]: { background: "white", color: "black", fontSize: "11pt" } } });
/* On paper nobody searches. */
globalStyle("nav, search, [role='search'], [data-print='nein']", {
  "@media": { [media.print]: { display: "none !important" } },
});
/* What is there to write in says something on paper only once something is written in it. */
globalStyle("textarea:placeholder-shown, [data-print='beschrieben']:has(textarea:placeholder-shown)", {
  "@media": { [media.print]: { display: "none" } },
});
globalStyle("h1, h2, h3, h4", { "@media": { [media.print]: { breakAfter: "avoid" } } });
globalStyle("tr, section > dl > div", { "@media": { [media.print]: { breakInside: "avoid" } } });
