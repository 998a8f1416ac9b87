import { routeTable, type RouteKey } from "./routeTable";

/** True for the keys of the route table. */
export const isRouteKey = (key: string): key is RouteKey => Object.hasOwn(routeTable, key);

/** A row with its path taken apart. */
type Muster = { key: RouteKey; segments: readonly string[]; required: number; params: number };

function musterVon(key: RouteKey): Muster {
  const segments = splitPattern(routeTable[key].path);
  return {
    key,
    segments,
    required: segments.filter((segment) => !segment.endsWith("?")).length,
    params: segments.filter((segment) => segment.startsWith(":")).length,
  };
}

/** Taken apart at the first question, and then kept: each page asks more than once. */
let alle: readonly Muster[] | null = null;

/** The rows of the table; those with fewer params first, so that a fixed segment wins. */
function listMuster(): readonly Muster[] {
  alle ??= Object.keys(routeTable)
    .filter(isRouteKey)
    .filter((key) => key !== "nichtGefunden")
    .map(musterVon)
    .sort((a, b) => a.params - b.params);
  return alle;
}

/**
 * Which page a path belongs to, or null. Segments are compared like React Router does: without regard to case, a slash
 * at the end is ignored, a fixed segment wins over a param. The catch-all row is no known page.
 */
export function knownPath(path: string): RouteKey | null {
  const segments = splitPath(path);
  if (segments === null) return null;
  return listMuster().find((muster) => matches(muster, segments))?.key ?? null;
}

function splitPattern(pattern: string): string[] {
  return pattern.split("/").filter((segment) => segment !== "");
}

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

function matches({ segments: pattern, required }: Muster, segments: readonly string[]): boolean {
  if (segments.length < required || segments.length > pattern.length) return false;
  return segments.every((segment, index) => {
    const part = pattern[index] ?? "";
    return part.startsWith(":") ? segment !== "" : part.toLowerCase() === segment.toLowerCase();
  });
}
