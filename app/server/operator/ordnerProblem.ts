import { sep } from "node:path";
import { StartRefusal } from "./startRefusal";

const GRUENDE: Readonly<Record<string, string>> = {
  EACCES: "dem Benutzer, unter dem es läuft, fehlen die Rechte",
  EPERM: "dem Benutzer, unter dem es läuft, fehlen die Rechte",
  EEXIST: "dort liegt eine Datei und kein Ordner",
  ENOTDIR: "dort liegt eine Datei und kein Ordner",
  EROFS: "der Datenträger lässt sich nicht beschreiben",
  ENOSPC: "der Datenträger ist voll",
};
/** What lacks where a folder should be made; a file that lacks is another matter. */
const KEIN_ORDNER = "dort lässt sich kein Ordner anlegen";

const isIn = (pfad: string, ordner: string): boolean => `${pfad}${sep}`.startsWith(`${ordner}${sep}`);

/** What to say about a folder of the settings that cannot be used; null when the error is about something else. */
export function findOrdnerProblem(error: unknown, ordner: Readonly<Record<string, string>>): StartRefusal | null {
  if (!(error instanceof Error) || !("code" in error) || !("path" in error)) return null;
  const { code, path } = error;
  const isAnlegen = "syscall" in error && error.syscall === "mkdir" && code === "ENOENT";
  const grund = isAnlegen ? KEIN_ORDNER : typeof code === "string" ? GRUENDE[code] : undefined;
  if (grund === undefined || typeof path !== "string") return null;
  // The folder itself, something in it, or a folder above it that would have to be made.
  const name = Object.keys(ordner).find((einer) => isIn(path, ordner[einer] ?? "") || isIn(ordner[einer] ?? "", path));
  if (name === undefined) return null;
  return new StartRefusal(
    `Das Portal kann ${path} nicht benutzen: ${grund}.\n` +
      `Wählen Sie mit ${name} einen Ordner, in dem dieser Benutzer lesen und schreiben darf. Hat ein anderer Benutzer das Portal hier schon\n` +
      "gestartet, etwa root, gehört der Ordner ihm.",
    { cause: error },
  );
}
