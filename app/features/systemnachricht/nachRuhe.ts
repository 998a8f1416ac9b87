/** @spec §4 500 ms after load the popup opens automatically */
const WARTE_MS = 500;

const GESTEN = ["keydown", "pointerdown"] as const;

/**
 * Calls `act` once, 500 ms after now, or after the last key or press where somebody is at work: a popup must not catch
 * what is being typed. Returns how to call it off.
 */
export function nachRuhe(act: () => void): () => void {
  let timer = 0;
  const end = () => {
    window.clearTimeout(timer);
    for (const geste of GESTEN) document.removeEventListener(geste, wait, { capture: true });
  };
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      end();
      act();
    }, WARTE_MS);
  };
  for (const geste of GESTEN) document.addEventListener(geste, wait, { capture: true });
  wait();
  return end;
}
