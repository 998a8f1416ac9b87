import type { PoolClient } from "pg";

/** More different texts than the portal has fixed ones; what a filter makes up beyond that is sent without a name. */
const HOECHSTENS = 500;

type Namen = Map<string, string>;

function nameVon(namen: Namen, text: string): string | undefined {
  const bekannt = namen.get(text);
  if (bekannt !== undefined || namen.size >= HOECHSTENS) return bekannt;
  const name = `a${String(namen.size)}`;
  namen.set(text, name);
  return name;
}

/**
 * Whether a pattern is rare decides the best plan: a search is planned anew for its text, which a name would end after
 * some times.
 */
const HAT_MUSTER = / ilike /;

const isAnweisung = (wert: unknown): wert is { text: string; name?: string } =>
  typeof wert === "object" && wert !== null && "text" in wert && typeof wert.text === "string";

function rename(namen: Namen, [anweisung, werte, ...rest]: unknown[]): unknown[] {
  if (!isAnweisung(anweisung) || anweisung.name !== undefined || !Array.isArray(werte) || werte.length === 0)
    return [anweisung, werte, ...rest];
  if (HAT_MUSTER.test(anweisung.text)) return [anweisung, werte, ...rest];
  return [{ ...anweisung, name: nameVon(namen, anweisung.text) }, werte, ...rest];
}

/**
 * Gives each statement with parameters a name by its text, so that a connection parses and plans it once instead of
 * every time. What it returns is for each new connection of one pool; all of them call a text by the same name.
 */
export function nameAnweisungen(): (client: PoolClient) => void {
  const namen: Namen = new Map();
  return (client) => {
    const query: unknown = Reflect.get(client, "query");
    if (typeof query !== "function") return;
    const benannt = new Proxy(query, {
      apply(ziel, self: unknown, werte: unknown[]): unknown {
        const ergebnis: unknown = Reflect.apply(ziel, self, rename(namen, werte));
        return ergebnis;
      },
    });
    Reflect.set(client, "query", benannt);
  };
}
