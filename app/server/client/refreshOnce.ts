/** How a refresh of the session ended. */
export type Erneuerung =
  { art: "erneuert"; setCookies: readonly string[] } | { art: "abgelehnt" } | { art: "nichtErreichbar" };

/** Refreshes with the given token, or joins the refresh of the same token that is under way. */
export type RefreshOnce = (token: string, refresh: () => Promise<Erneuerung>) => Promise<Erneuerung>;

/**
 * One refresh per token in this process; whoever comes meanwhile gets the same result. A success is kept for
 * `nachlaufMs`, because a parallel page of the browser may still send the old token.
 *
 * @spec §7 Only one refresh may run at a time
 * @spec §8 concurrent failures wait for the single refresh; if the refresh fails, all fail
 */
export function createRefreshOnce(now: () => number = () => performance.now(), nachlaufMs = 5_000): RefreshOnce {
  const laufende = new Map<string, { ergebnis: Promise<Erneuerung>; bis: number }>();

  return (token, refresh) => {
    for (const [key, { bis }] of laufende) if (bis <= now()) laufende.delete(key);
    const vorhanden = laufende.get(token);
    if (vorhanden) return vorhanden.ergebnis;
    const eintrag = { ergebnis: refresh(), bis: Number.POSITIVE_INFINITY };
    laufende.set(token, eintrag);
    eintrag.ergebnis.then(
      ({ art }) => {
        if (art === "erneuert") eintrag.bis = now() + nachlaufMs;
        else laufende.delete(token);
      },
      () => laufende.delete(token),
    );
    return eintrag.ergebnis;
  };
}
