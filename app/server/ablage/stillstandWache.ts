/** Nothing has moved for so long that it is given up. */
export class WartezeitVorbei extends Error {
  override readonly name = "WartezeitVorbei";
}

/** Aborts its signal when nothing has moved for `millis` since the last `wait`. `ruhe` says that nobody waits. */
export type StillstandWache = { signal: AbortSignal; wait: () => void; ruhe: () => void };

export function createStillstandWache(millis: number): StillstandWache {
  const abbruch = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const ruhe = () => clearTimeout(timer);
  const wait = () => {
    ruhe();
    timer = setTimeout(() => abbruch.abort(new WartezeitVorbei(`Nothing moved within ${String(millis)} ms`)), millis);
  };
  return { signal: abbruch.signal, wait, ruhe };
}
