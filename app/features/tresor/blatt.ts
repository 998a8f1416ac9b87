import { newUuid } from "~/lib/uuid";

/** The page that is open here, from its loading to its end. */
export const BLATT = newUuid();

const SPERRE = "tresor ";
let release: (() => void) | null = null;

/** While this page lives, other pages know that what it has typed stands here and need not be offered to anybody. */
export function keepBlatt(): void {
  if (release !== null || !("locks" in navigator)) return;
  const bisFrei = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(`${SPERRE}${BLATT}`, { mode: "shared" }, () => bisFrei).catch(() => undefined);
}

/** The work goes on in another page, which may offer what was typed here. */
export function releaseBlatt(): void {
  release?.();
}

/** The pages that are open in this browser. */
export async function listLebendeBlaetter(): Promise<ReadonlySet<string>> {
  if (!("locks" in navigator)) return new Set([BLATT]);
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  return new Set([BLATT, ...held.map(({ name = "" }) => name.slice(SPERRE.length))]);
}
