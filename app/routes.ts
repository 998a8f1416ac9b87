import { index, route, type RouteConfig } from "@remix-run/route-config";
import { routeTable } from "./routing/routeTable";

/** Remix's routes, derived from the one table. Relative imports only: aliases do not work in this file. */
export default Object.entries(routeTable).map(([key, row]) =>
  row.path === "" ? index(row.file, { id: key }) : route(row.path, row.file, { id: key }),
) satisfies RouteConfig;
