/** All groups of files that reach one another through what they import, each sorted by name. Type imports count. */
export function findCircles(files: readonly string[], targetsOf: (file: string) => readonly string[]): string[][] {
  const known = new Set(files);
  const targets = new Map(files.map((file) => [file, targetsOf(file).filter((target) => known.has(target))]));
  const reached = new Map(files.map((file) => [file, reachable(file, targets)]));
  const circles = new Map<string, string[]>();
  for (const file of files) {
    const circle = files.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)).sort();
    if (circle.length > 0) circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

/** What a file imports, and what that imports, and so on; itself only when a way leads back. */
function reachable(start: string, targets: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>();
  const open = [...(targets.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(targets.get(next) ?? []));
  }
  return seen;
}
