import sanitizeHtml from "sanitize-html";

/** What help texts may hold; everything else is taken out, scripts and styles with their content. trust.md §3 row 11 */
const ERLAUBT: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "strong",
    "em",
    "ul",
    "ol",
    "li",
    "a",
    "h3",
    "h4",
    "h5",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: { a: ["href", "rel"], th: ["scope"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener" }) },
};

/** Help HTML that is safe to show. Done on every read, whatever is stored. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ERLAUBT);
}
