const NAME = "antragsportal-tresor";

/** Tells all open pages of this browser that a person has logged out on purpose. */
export function reportCleared(benutzer: string): void {
  const kanal = new BroadcastChannel(NAME);
  kanal.postMessage({ benutzer });
  kanal.close();
}

/** Calls `fn` when the person logs out on purpose in another page; returns how to stop listening. */
export function aufGeleert(benutzer: string, fn: () => void): () => void {
  const kanal = new BroadcastChannel(NAME);
  kanal.onmessage = ({ data: nachricht }: MessageEvent<unknown>) => {
    if (
      typeof nachricht === "object" &&
      nachricht !== null &&
      "benutzer" in nachricht &&
      nachricht.benutzer === benutzer
    )
      fn();
  };
  return () => kanal.close();
}
