let istHier: boolean | null = null;
const fragende = new Set<(istHier: boolean) => void>();

/** Says whether the work goes on in this tab, as the browser has decided it. */
export function merkeArbeitstab(neu: boolean): void {
  istHier = neu;
  for (const antworte of fragende) antworte(neu);
  fragende.clear();
}

/** Is this the one tab of the browser that is worked in? Waits until that is decided. For what may happen in one tab only. */
export function isArbeitstab(): Promise<boolean> {
  if (istHier !== null) return Promise.resolve(istHier);
  return new Promise((resolve) => fragende.add(resolve));
}
