import type { PoolClient } from "pg";

const istBeginn = (anweisung: unknown): boolean => {
  const text = typeof anweisung === "object" && anweisung !== null && "text" in anweisung ? anweisung.text : anweisung;
  return typeof text === "string" && text.startsWith("begin");
};

/**
 * Keeps a connection that breaks while it is used from harming more than the transaction that uses it.
 *
 * The pool listens to idle connections only: without a listener, the error of one that is in use would end the process, although the
 * statement fails with it anyway. And drizzle gives a connection back only after a BEGIN that has worked: each that fails would take one
 * away from the pool for ever, and in the end all of them.
 */
export function schuetzeVerbindung(client: PoolClient): void {
  client.on("error", () => undefined);
  const query: unknown = Reflect.get(client, "query");
  if (typeof query !== "function") return;
  const geschuetzt = new Proxy(query, {
    apply(ziel, self: unknown, werte: unknown[]): unknown {
      const ergebnis: unknown = Reflect.apply(ziel, self, werte);
      if (!istBeginn(werte[0]) || !(ergebnis instanceof Promise)) return ergebnis;
      return ergebnis.catch((error: unknown) => {
        client.release(true);
        throw error;
      });
    },
  });
  Reflect.set(client, "query", geschuetzt);
}
