import { toTextHtml } from "./textEingabe";

/** What stands in the place of a tag; every other tag leaves nothing. */
const ZEICHEN: readonly (readonly [tag: RegExp, zeichen: string])[] = [
  [/<li>\s*<p>/g, "<li>"],
  [/<li>/g, "\n- "],
  [/<h[3-5]>/g, "\n\n### "],
  [/<\/?(?:p|ul|ol|table)>/g, "\n\n"],
  [/<\/h[3-5]>/g, "\n\n"],
  [/<br ?\/?>|<tr>/g, "\n"],
  [/<\/t[hd]>\s*<t[hd][^>]*>/g, " | "],
  [/<\/?strong>/g, "**"],
  [/<\/?em>/g, "*"],
  [/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, "[$2]($1)"],
  [/<[^>]*>/g, ""],
];

const SONDERZEICHEN: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": "\u00a0",
  "&amp;": "&",
};

/**
 * A text as readers get it, in lines that look like Markdown: one form for comparing, whether it was typed as Markdown
 * or as HTML.
 */
export function toVergleichstext(quelle: string): string {
  let text = toTextHtml(quelle).replaceAll(/\s+/g, " ");
  for (const [tag, zeichen] of ZEICHEN) text = text.replaceAll(tag, zeichen);
  return text
    .replaceAll(/&(?:lt|gt|quot|nbsp|amp);/g, (zeichen) => SONDERZEICHEN[zeichen] ?? zeichen)
    .split("\n")
    .map((zeile) => zeile.trim())
    .join("\n")
    .replaceAll(/\n{2,}(?=- )/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
