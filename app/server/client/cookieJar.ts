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
  return {
    get: (name) => values.get(name),
    header: (ohne = []) =>
      [...values]
        .filter(([name]) => !ohne.includes(name))
        .map(([name, value]) => `${name}=${value}`)
        .join("; "),
    take(setCookie) {
      const [pair] = splitPairs(setCookie.split(";")[0] ?? "");
      if (pair === undefined) return;
      const [name, value] = pair;
      changed.set(name, setCookie);
      if (isRemoval(setCookie)) values.delete(name);
      else values.set(name, value);
    },
    outgoing: () => [...changed.values()],
  };
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
