import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

const isOrdner = (pfad: string): boolean => statSync(pfad, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder with those above it, or throws what the system says about the first one that cannot be made. Node's
 * own `recursive` never ends below a file system that has no such folders, as `/proc`: it takes the refusal of the
 * folder for the lack of the one above it.
 */
export function makeOrdner(pfad: string, mode = 0o777): void {
  const fehlende: string[] = [];
  for (let einer = resolve(pfad); !existsSync(einer); einer = dirname(einer)) fehlende.unshift(einer);
  if (fehlende.length === 0 && !isOrdner(pfad)) mkdirSync(pfad);
  for (const einer of fehlende) {
    try {
      mkdirSync(einer, { mode });
    } catch (error) {
      // Another process has been quicker.
      if (!isOrdner(einer)) throw error;
    }
  }
}
