/** A page that somebody leaves is gone after this time, or it stays: what was sent was answered with a file. */
const ABSCHIED_MS = 10_000;

type Fenster = Pick<Window, "addEventListener" | "removeEventListener" | "setTimeout">;

/**
 * Knows whether the page is being left. What it began then would end with it, and the next page would not be told of it
 * again.
 */
export function createAbschied(fenster: () => Fenster) {
  let vorbei: Promise<void> | null = null;
  const onLeave = (event: Event): void => {
    // Others ask by an event of this name whether something is unsaved; then nobody leaves.
    if (!event.isTrusted) return;
    const dieser = new Promise<void>((resolve) => fenster().setTimeout(resolve, ABSCHIED_MS));
    vorbei = dieser;
    void dieser.then(() => {
      if (vorbei === dieser) vorbei = null;
    });
  };
  return {
    /** Starts to watch; returns how to end it. */
    watch(): () => void {
      const hier = fenster();
      hier.addEventListener("beforeunload", onLeave);
      return () => hier.removeEventListener("beforeunload", onLeave);
    },
    /** Resolves at once in a page that nobody leaves; in one that is left never, or when it has stayed after all. */
    async waitUntilHere(): Promise<void> {
      while (vorbei !== null) await vorbei;
    },
  };
}

export const abschied = createAbschied(() => window);
