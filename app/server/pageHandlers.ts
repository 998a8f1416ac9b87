import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";

/**
 * Remix puts its whole route table together anew three times per page, and compiles patterns until one fits. Routes that cannot fit a path
 * do not change which one it finds, so each path gets a handler that knows only the routes that can.
 */
export function createHandlers(build: ServerBuild): (pathname: string) => RequestHandler {
  const patterns = Object.values(build.routes).map(({ id, path, index }) => ({
    id,
    pattern: patternOf(path ?? ""),
    isAlways: !path && index !== true,
  }));
  const handlers = new Map<string, RequestHandler>();
  const whole = createRequestHandler(build, "production");
  return (pathname) => {
    // Escaped paths and the data of the first page are named otherwise than their routes.
    if (pathname.includes("%") || pathname === "/_root.data") return whole;
    const page = pathname.replace(/\.data$/, "");
    const ids = patterns.filter(({ pattern, isAlways }) => isAlways || pattern.test(pathname) || pattern.test(page)).map(({ id }) => id);
    const key = ids.join(" ");
    const known = handlers.get(key);
    if (known) return known;
    const handler = createRequestHandler(narrow(build, new Set(ids)), "production");
    handlers.set(key, handler);
    return handler;
  };
}

/** Fits at least what Remix would let fit: any text for a param, an optional last one, everything for a catch-all. */
function patternOf(path: string): RegExp {
  const parts = path.split("/").map((part) => {
    if (part === "*") return "(?:/.*)?";
    const one = part.startsWith(":") ? "/[^/]+" : `/${part.replace(/\?$/, "").replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
    return part.endsWith("?") ? `(?:${one})?` : one;
  });
  return new RegExp(`^${path === "" ? "" : parts.join("")}/*$`, "i");
}

function narrow(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const only = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}
