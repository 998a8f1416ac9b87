import sanitizeHtml from "sanitize-html";

/**
 * What help texts, announcements and answers of the FAQ may hold; everything else is taken out, scripts and styles with
 * their content. trust.md §3 row 11
 */
const TAGS = [
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
];
/** What a help or hint text may hold when it is saved. @spec domain.md 2.11 HTML (`p, ul, li, strong, a`) */
export const HILFETEXT_TAGS: readonly string[] = ["p", "ul", "li", "strong", "a"];
const ATTRIBUTE: Readonly<Record<string, string[]>> = { a: ["href", "rel"], th: ["scope"] };
const ERLAUBT: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: ATTRIBUTE,
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener" }) },
};

/** Help HTML that is safe to show. Done on every read, whatever is stored. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ERLAUBT);
}

/** Whether a link leads where links may lead. */
const isErlaubtesZiel = (href: string): boolean =>
  cleanHtml(`<a href="${href.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">x</a>`).includes(" href=");

function listVerboteneTeile(
  tag: string,
  attribute: Readonly<Record<string, string>>,
  tags: readonly string[],
): string[] {
  if (!tags.includes(tag)) return [`<${tag}>`];
  return Object.entries(attribute)
    .filter(([name, wert]) => ATTRIBUTE[tag]?.includes(name) !== true || (name === "href" && !isErlaubtesZiel(wert)))
    .map(([name, wert]) => (name === "href" ? `den Link auf „${wert.slice(0, 60)}“` : `${name} in <${tag}>`));
}

/**
 * What {@link cleanHtml} would take out of a text, or what is not among `tags`, each once in the order of the text:
 * "<script>", "onclick in <p>", a link with where it leads. For texts that are refused rather than changed unseen.
 */
export function listVerbotenes(html: string, tags: readonly string[] = TAGS): string[] {
  const gefunden = new Set<string>();
  sanitizeHtml(html, {
    ...ERLAUBT,
    onOpenTag: (tag, attribute) => {
      for (const teil of listVerboteneTeile(tag, attribute, tags)) gefunden.add(teil);
    },
  });
  return [...gefunden];
}
