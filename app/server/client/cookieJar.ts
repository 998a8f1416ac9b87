/**
 * The cookies of one visitor during one request: what the browser sent, changed by every Set-Cookie since.
 * Later calls of the same request already send the new values; the answer carries each change once.
 */
export type CookieJar = {
  get(name: string): string | undefined;
  /** Value of a Cookie header; names in `ohne` stay here. */
  header(ohne?: readonly string[]): string;
  /** Takes one Set-Cookie line over. */
  take(setCookie: string): void;
  /** The Set-Cookie lines for the browser, the newest of each name. */
  outgoing(): string[];
};

/** Reads a Cookie header. */
export function openCookieJar(cookieHeader: string | null): CookieJar {
  const values = new Map(splitPairs(cookieHeader ?? ""));
  const changed = new Map<string, string>();
  // Each call of a page sends the same header.
  let letzter: { ohne: readonly string[]; text: string } | null = null;
  return {
    get: (name) => values.get(name),
    header(ohne = NICHTS) {
      if (letzter?.ohne !== ohne) letzter = { ohne, text: headerOf(values, ohne) };
      return letzter.text;
    },
    take(setCookie) {
      const [pair] = splitPairs(setCookie.split(";")[0] ?? "");
      if (pair === undefined) return;
      letzter = null;
      const [name, value] = pair;
      changed.set(name, setCookie);
      if (isRemoval(setCookie)) values.delete(name);
      else values.set(name, value);
    },
    outgoing: () => [...changed.values()],
  };
}

const NICHTS: readonly string[] = [];

function headerOf(values: ReadonlyMap<string, string>, ohne: readonly string[]): string {
  let text = "";
  for (const [name, value] of values) if (!ohne.includes(name)) text += `${text === "" ? "" : "; "}${name}=${value}`;
  return text;
}

function splitPairs(text: string): [name: string, value: string][] {
  return text.split(";").flatMap((part): [string, string][] => {
    const at = part.indexOf("=");
    return at < 1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
  });
}

function isRemoval(setCookie: string): boolean {
  const maxAge = /;\s*max-age=(-?\d+)/i.exec(setCookie)?.[1];
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = /;\s*expires=([^;]+)/i.exec(setCookie)?.[1];
  return expires !== undefined && Date.parse(expires) <= 0;
}
