import { routeTable, type RouteKey } from "./routeTable";

/** The pages that can be linked; the catch-all row has no address. */
export type LinkKey = Exclude<RouteKey, "nichtGefunden">;

type Segment<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? Head | Segment<Tail> : Path;
type PathOf<Key extends LinkKey> = (typeof routeTable)[Key]["path"];
type RequiredName<Part extends string> = Part extends `:${string}?` ? never : Part extends `:${infer Name}` ? Name : never;
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

function fillPath(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  const filled = pattern.split("/").flatMap((segment) => {
    if (!segment.startsWith(":")) return [segment];
    const name = segment.replace(/^:|\?$/g, "");
    const value = params[name];
    if (value) return [encodeURIComponent(value)];
    if (segment.endsWith("?")) return [];
    throw new RangeError(`The path ${pattern} needs ${name}`);
  });
  return `/${filled.join("/")}`;
}

function queryText(query: LinkQuery): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]]));
  return given.length === 0 ? "" : `?${new URLSearchParams(given).toString()}`;
}
