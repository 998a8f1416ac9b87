import { Script, createContext } from "node:vm";
import { expect, it } from "vitest";
import { BILDLAUF_SKRIPT } from "~/bildlauf";

/** A page on which the script runs; `speicher` is what the browser gives as its session storage. */
function run(speicher: () => unknown, state: { key?: string } | null = { key: "k1" }) {
  const history = { state, replaceState: (neu: { key: string }) => void (history.state = neu) };
  const gerollt: number[] = [];
  const fenster = { history, scrollTo: (_x: number, y: number) => gerollt.push(y) };
  Object.defineProperty(fenster, "sessionStorage", { get: speicher });
  new Script(BILDLAUF_SKRIPT).runInContext(createContext(fenster));
  return { gerollt, key: history.state?.key };
}

const mit = (inhalt: string | null) => () => ({ getItem: (name: string) => (name === "positions" ? inhalt : null) });

it("stellt den Bildlauf der Seite wieder her", () => {
  expect(run(mit('{"k1":420,"k2":7}'))).toEqual({ gerollt: [420], key: "k1" });
  expect(run(mit('{"k2":7}')).gerollt).toEqual([]);
  expect(run(mit(null)).gerollt).toEqual([]);
});

it("gibt einer neuen Seite einen Schlüssel", () => {
  expect(run(mit(null), null).key).toMatch(/^\w+$/);
});

it.each([
  [
    "verweigert",
    () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
  ],
  ["fehlt", () => null],
  ["ist beschädigt", mit("{")],
])("endet ohne Fehler, wenn der Speicher %s", (_wie, speicher) => {
  expect(run(speicher).gerollt).toEqual([]);
});
