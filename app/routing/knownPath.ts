import { routeTable, type RouteKey } from "./routeTable";

/**
 * Which page a path belongs to, or null. Segments are compared like React Router does: without regard to case, a slash at the end is
 * ignored, a fixed segment wins over a param. The catch-all row is no known page.
 */
export function knownPath(path: string): RouteKey | null {
  const segments = splitPath(path);
  if (segments === null) return null;
  const keys = Object.keys(routeTable).filter(isRouteKey);
  const matching = keys.filter((key) => key !== "nichtGefunden" && matches(splitPattern(routeTable[key].path), segments));
  return matching.sort((a, b) => countParams(a) - countParams(b))[0] ?? null;
}

/** True for the keys of the route table. */
export const isRouteKey = (key: string): key is RouteKey => Object.hasOwn(routeTable, key);

const splitPattern = (pattern: string): string[] => pattern.split("/").filter((segment) => segment !== "");
const countParams = (key: RouteKey): number => splitPattern(routeTable[key].path).filter((segment) => segment.startsWith(":")).length;

/** Decoded segments; null when the path is no plain absolute path. */
function splitPath(path: string): string[] | null {
  if (!path.startsWith("/") || path.includes("//") || /[?#\\]/.test(path)) return null;
  try {
    return path
      .split("/")
      .filter((segment) => segment !== "")
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const required = pattern.filter((part) => !part.endsWith("?")).length;
  if (segments.length < required || segments.length > pattern.length) return false;
  return segments.every((segment, index) => {
    const part = pattern[index] ?? "";
    return part.startsWith(":") ? segment !== "" : part.toLowerCase() === segment.toLowerCase();
  });
}
