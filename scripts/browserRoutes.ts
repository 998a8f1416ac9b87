import type { Plugin } from "vite";
import {
  ANTRAG_NUR_FUER_DIE_TUER,
  NUR_FUER_DIE_TUER,
  type RouteEntry,
  type Seitenzeile,
} from "../app/routing/routeEntry";
import { routeTable } from "../app/routing/routeTable";

const TABLE = /[\\/]app[\\/]routing[\\/]routeTable\.ts$/;

const ohne = (object: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/** The table as pages see it. */
function browserTable(table: Readonly<Record<string, RouteEntry>>): Record<string, Seitenzeile> {
  const zeile = ({ antrag, access, ...row }: RouteEntry) => ({
    ...ohne(access === "public" ? { ...row, access } : row, NUR_FUER_DIE_TUER),
    // A row without a page is the title of no document.
    ...(row.shell === "ohne" && { title: "" }),
    ...(antrag?.status !== undefined && { antrag: ohne(antrag, ANTRAG_NUR_FUER_DIE_TUER) }),
  });
  // Every field that is left out is one that `Seitenzeile` leaves out; `Object.entries` forgets which are there.
  return Object.fromEntries(Object.entries(table).map(([key, row]) => [key, zeile(row) as Seitenzeile]));
}

/** Gives the browser the route table without what only the door reads: every page loads it. */
export function browserRoutes(): Plugin {
  return {
    name: "browserRoutes",
    apply: "build",
    enforce: "pre",
    transform(_code, id, options) {
      if (options?.ssr === true || !TABLE.test(id)) return null;
      return { code: `export const routeTable = ${JSON.stringify(browserTable(routeTable))};`, map: null };
    },
  };
}
