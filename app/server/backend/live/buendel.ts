import type { Duplex } from "node:stream";

const wartend = new Set<Duplex>();

/** Lets go what was held back on this connection. */
export function writeOut(verbindung: Duplex): void {
  if (wartend.delete(verbindung)) verbindung.uncork();
}

function writeOutAll(): void {
  for (const verbindung of wartend) verbindung.uncork();
  wartend.clear();
}

/**
 * Holds back what is written to a connection until the present work is done, so that several messages go out in one
 * write.
 */
export function bundle(verbindung: Duplex): void {
  if (wartend.has(verbindung)) return;
  if (wartend.size === 0) process.nextTick(writeOutAll);
  wartend.add(verbindung);
  verbindung.cork();
}
