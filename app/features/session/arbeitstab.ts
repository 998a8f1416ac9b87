/** What a page knows of whether the work goes on in its tab. */
export function createArbeitstab() {
  let istHier: boolean | null = null;
  const fragende = new Set<(istHier: boolean) => void>();
  return {
    /** Says whether the work goes on in this tab, as the browser has decided it. */
    remember: (neu: boolean): void => {
      istHier = neu;
      for (const answer of fragende) answer(neu);
      fragende.clear();
    },
    /**
     * Is this the one tab of the browser that is worked in? Waits until that is decided. For what may happen in one tab
     * only.
     */
    isHier: (): Promise<boolean> =>
      istHier === null ? new Promise((resolve) => fragende.add(resolve)) : Promise.resolve(istHier),
  };
}

export const { remember: merkeArbeitstab, isHier: isArbeitstab } = createArbeitstab();
