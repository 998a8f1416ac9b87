const BROWSER: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrom(e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEME: readonly (readonly [RegExp, string])[] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
];

const findName = (agent: string, list: typeof BROWSER) => list.find(([pattern]) => pattern.test(agent))?.[1];

/** Short text of browser and system, e.g. "Firefox unter Linux"; the user agent itself is not kept. */
export function describeGeraet(userAgent: string | null): string {
  const browser = findName(userAgent ?? "", BROWSER);
  const system = findName(userAgent ?? "", SYSTEME);
  if (browser === undefined) return "Unbekannter Browser";
  return system === undefined ? browser : `${browser} unter ${system}`;
}
