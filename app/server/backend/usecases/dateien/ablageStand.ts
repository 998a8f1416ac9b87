import { setTimeout as wait } from "node:timers/promises";
import { describeError } from "../../describeError";
import type { Dienste } from "../../dienste";

/** Whoever asks whether this process is ready asks often and does not wait. */
const HALTBAR_MS = 10_000;
const GEDULD_MS = 1_000;

/**
 * Tells whether the storage of files can be used; the answer is up to ten seconds old and never takes longer than one.
 */
export function createAblageStand({
  ablage,
  clock,
  log,
}: Pick<Dienste, "ablage" | "clock" | "log">): () => Promise<boolean> {
  let stand: { bis: number; frage: Promise<boolean> } | null = null;
  const ask = () =>
    ablage.check().then(
      () => true,
      (error: unknown) => {
        log.error({ fehler: describeError(error) }, "The storage of files cannot be used");
        return false;
      },
    );
  return () => {
    const jetzt = clock.now().getTime();
    if (stand === null || stand.bis <= jetzt) stand = { bis: jetzt + HALTBAR_MS, frage: ask() };
    return Promise.race([stand.frage, wait(GEDULD_MS, false, { ref: false })]);
  };
}
