import { existsSync } from "node:fs";
import type { NpmPackage } from "./npmPackage";

export type NodeSearch = {
  /** The version of the Node that runs, without the "v". */
  own: string;
  /** The first number of the recommended one. */
  recommended: string;
  nodePackage: NpmPackage | undefined;
  /** Where the program of the package lies or is to lie. */
  folder: string;
  exists?: (path: string) => boolean;
  bring: (nodePackage: NpmPackage) => void;
  say: (line: string) => void;
};

/**
 * The folder whose `node` is the recommended one, to be brought first where it is not there yet. Null when the Node
 * that runs does: it is the recommended one, or no other is to be had.
 */
export function findNode({
  own,
  recommended,
  nodePackage,
  folder,
  exists = existsSync,
  bring,
  say,
}: NodeSearch): string | null {
  if (own.split(".")[0] === recommended) return null;
  const goOn = `Es geht mit Node ${own} weiter.`;
  if (nodePackage === undefined) {
    say(`Empfohlen ist Node ${recommended}; für diesen Rechner gibt es dafür kein npm-Paket. ${goOn}`);
    return null;
  }
  if (exists(folder)) return folder;
  const { name, version, megabytes } = nodePackage;
  say(
    `Auf diesem Rechner läuft Node ${own}. Node ${version} kommt aus dem npm-Paket ${name} (${String(megabytes)} MB) nach ${folder}.`,
  );
  try {
    bring(nodePackage);
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).trim().split("\n", 1);
    say(`Node ${version} ist nicht zu bekommen: ${reason} ${goOn}`);
    return null;
  }
  return folder;
}
