import { routeTable, type RouteKey } from "./routeTable";

/** The pages that can be linked; the catch-all row has no address. */
export type LinkKey = Exclude<RouteKey, "nichtGefunden">;

type Segment<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? Head | Segment<Tail> : Path;
type PathOf<Key extends LinkKey> = (typeof routeTable)[Key]["path"];
type RequiredName<Part extends string> = Part extends `:${string}?`
  ? never
  : Part extends `:${infer Name}`
    ? Name
    : never;
type OptionalName<Part extends string> = Part extends `:${infer Name}?` ? Name : never;

/** The params of a page, as its path names them. */
export type PathParams<Key extends LinkKey> = { readonly [Name in RequiredName<Segment<PathOf<Key>>>]: string } & {
  readonly [Name in OptionalName<Segment<PathOf<Key>>>]?: string | undefined;
};

/** Query of a link; `undefined` and `null` are left out, an empty text stays. */
export type LinkQuery = Readonly<Record<string, string | number | boolean | null | undefined>>;

type Args<Key extends LinkKey> =
  Partial<PathParams<Key>> extends PathParams<Key>
    ? [params?: PathParams<Key>, query?: LinkQuery]
    : [params: PathParams<Key>, query?: LinkQuery];

/**
 * The address of a page, with a leading slash: `href("antragFormV2", { uuid }, { tab: 3 })`.
 * The only way to write a link. Throws a RangeError when a required param is empty.
 */
export function href<Key extends LinkKey>(key: Key, ...[params, query]: Args<Key>): string {
  return fillPath(routeTable[key].path, params ?? {}) + queryText(query ?? {});
}

/** A fixed part of a path, or the name of a param. */
type Teil = { text: string; isParam: boolean; isOptional: boolean };

/** The parts of each pattern, taken apart once: a page has up to a hundred links. */
const teile = new Map<string, readonly Teil[]>();

function teileVon(pattern: string): readonly Teil[] {
  const bekannte = teile.get(pattern);
  if (bekannte !== undefined) return bekannte;
  const neue = pattern.split("/").map((segment): Teil => {
    const isParam = segment.startsWith(":");
    return { text: isParam ? segment.replace(/^:|\?$/g, "") : segment, isParam, isOptional: segment.endsWith("?") };
  });
  teile.set(pattern, neue);
  return neue;
}

function fillPath(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  let path = "";
  for (const { text, isParam, isOptional } of teileVon(pattern)) {
    const value = isParam ? params[text] : text;
    if (isParam && !value && !isOptional) throw new RangeError(`The path ${pattern} needs ${text}`);
    if (isParam && value) path += `/${encodeURIComponent(value)}`;
    else if (!isParam) path += `/${text}`;
  }
  return path || "/";
}

/** What needs no escape in a query, such as a number or a uuid. */
const EINFACH = /^[\w-]*$/;

function queryText(query: LinkQuery): string {
  let text = "";
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    const paar = EINFACH.test(name + String(value))
      ? `${name}=${String(value)}`
      : new URLSearchParams([[name, String(value)]]).toString();
    text += `${text === "" ? "?" : "&"}${paar}`;
  }
  return text;
}
