import sanitizeHtml from "sanitize-html";

/**
 * What help texts and answers of the FAQ may hold; everything else is taken out, scripts and styles with their content.
 * trust.md §3 row 11
 */
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

const isErlaubtesTag = (name: string): boolean => [...(ERLAUBT.allowedTags || [])].includes(name);

/**
 * What `cleanHtml` would take out, each once, as its author has written it: "<script>", "onclick", "href="data:…"".
 * For whoever writes a text, and should hear of it before it is stored.
 */
export function listUnerlaubtes(html: string): string[] {
  const gefunden = new Set<string>();
  sanitizeHtml(html, {
    ...ERLAUBT,
    onOpenTag: (name, attribute) => {
      if (!isErlaubtesTag(name)) gefunden.add(`<${name}>`);
      else for (const attribut of listVerlorene(name, attribute)) gefunden.add(attribut);
    },
  });
  return [...gefunden];
}

/** The attributes of an allowed tag that do not stay. A link of an address that is not allowed is named with it. */
function listVerlorene(name: string, attribute: Readonly<Record<string, string>>): string[] {
  return Object.entries(attribute).flatMap(([attribut, wert]) => {
    if (attribut === "rel") return [];
    const allein = `<${name} ${attribut}="${wert.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">`;
    if (cleanHtml(allein).includes(` ${attribut}=`)) return [];
    return [attribut === "href" ? `den Link auf „${wert.slice(0, 60)}“` : attribut];
  });
}
