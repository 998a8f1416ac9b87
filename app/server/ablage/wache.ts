/** Nothing has moved for so long that it is given up. */
export class WartezeitVorbei extends Error {
  override readonly name = "WartezeitVorbei";
}

/** Aborts its signal when nothing has moved for `millis` since the last `warte`. `ruhe` says that nobody waits. */
export type Wache = { signal: AbortSignal; warte: () => void; ruhe: () => void };

export function createWache(millis: number): Wache {
  const abbruch = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const ruhe = () => clearTimeout(timer);
  const warte = () => {
    ruhe();
    timer = setTimeout(() => abbruch.abort(new WartezeitVorbei(`Nothing moved within ${String(millis)} ms`)), millis);
  };
  return { signal: abbruch.signal, warte, ruhe };
}
