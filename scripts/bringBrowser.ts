/** A way to come to a browser. `announcement` says what it brings and from where. */
export type BrowserWay = { announcement: string; isPossible: boolean; bring: () => void };

export type BrowserSearch = {
  /** Null when the browser that would be used now starts, otherwise why it does not. */
  whyNot: () => Promise<string | null>;
  /** Somebody named a browser: then no other one is brought in its place. */
  named: string | undefined;
  ways: BrowserWay[];
  say: (line: string) => void;
};

/**
 * Sees to it that a browser starts, and brings one where none does. Null when it does, otherwise a sentence that says
 * what to do.
 */
export async function bringBrowser({ whyNot, named, ways, say }: BrowserSearch): Promise<string | null> {
  let reason = await whyNot();
  if (reason === null) return null;
  if (named) return `Der Browser ${named} aus PLAYWRIGHT_CHROMIUM_PATH startet nicht: ${firstLineOf(reason)}`;
  const reasons: string[] = [];
  for (const { announcement, bring } of ways.filter(({ isPossible }) => isPossible)) {
    say(announcement);
    try {
      bring();
      reason = await whyNot();
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    if (reason === null) return null;
    reasons.push(firstLineOf(reason));
  }
  return [
    "Für die Tests im Browser fehlt ein Browser. Bitte installieren Sie Chromium, oder nennen Sie es mit PLAYWRIGHT_CHROMIUM_PATH.",
    ...reasons.map((text) => `- ${text}`),
  ].join("\n");
}

const firstLineOf = (text: string): string => text.trim().split("\n", 1)[0] ?? "";
