import { createElement, type ReactNode } from "react";

/** A piece of a document: text, or an element with its attributes as React names them. */
export type Stueck =
  string | { tag: string; props: Record<string, string | boolean | { __html: string }>; inhalt: Stueck[] };

const VOID = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
const RAW = new Set(["script", "style"]);
/** React leaves other attributes as they are when it renders on the server. */
const NAMES: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  readonly: "readOnly",
  novalidate: "noValidate",
  autofocus: "autoFocus",
};
const BOOLEANS = new Set([
  "checked",
  "disabled",
  "multiple",
  "required",
  "selected",
  "open",
  "hidden",
  "async",
  "defer",
  "readonly",
  "novalidate",
  "autofocus",
]);
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const TOKEN = /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;

const decode = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Reads what React wrote: every element is closed, every attribute is in double quotes. Remix adds scripts behind the
 * document.
 */
export function parseHtml(html: string): Stueck[] {
  const root = { tag: "", props: {}, inhalt: [] as Stueck[] };
  const offen: Exclude<Stueck, string>[] = [root];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(html); token; token = TOKEN.exec(html)) {
    const [text, ende, tag, attribute = ""] = token;
    if (ende !== undefined) offen.pop();
    else if (tag !== undefined)
      TOKEN.lastIndex = openElement(html, offen, { tag: tag.toLowerCase(), attribute, at: TOKEN.lastIndex });
    else if (!text.startsWith("<")) offen.at(-1)?.inhalt.push(decode(text));
  }
  return root.inhalt;
}

type Anfang = { tag: string; attribute: string; at: number };

/** Adds an element; answers where to read on. */
function openElement(html: string, offen: Exclude<Stueck, string>[], { tag, attribute, at }: Anfang): number {
  const element = { tag, props: readProps(attribute), inhalt: [] as Stueck[] };
  offen.at(-1)?.inhalt.push(element);
  if (RAW.has(tag)) {
    const ende = html.indexOf(`</${tag}`, at);
    if (ende > at) Object.assign(element.props, { dangerouslySetInnerHTML: { __html: html.slice(at, ende) } });
    return html.indexOf(">", ende) + 1;
  }
  if (!VOID.has(tag)) offen.push(element);
  return at;
}

function readProps(attribute: string): Record<string, string | boolean> {
  const paare = [...attribute.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => {
    const isTrue = BOOLEANS.has(name.toLowerCase()) && value === "";
    return [NAMES[name.toLowerCase()] ?? name, isTrue ? true : decode(value)] as const;
  });
  return Object.fromEntries(paare);
}

/** The elements of a page, made anew at each call as a component would. */
export function toElements(stueck: Stueck, key = 0): ReactNode {
  if (typeof stueck === "string") return stueck;
  const { tag, props, inhalt } = stueck;
  if (tag === "textarea")
    return createElement(tag, {
      ...props,
      key,
      defaultValue: inhalt.filter((teil) => typeof teil === "string").join(""),
    });
  return createElement(tag, { ...props, key }, ...inhalt.map(toElements));
}
