import type { AnlageTyp } from "~/domain/antrag/anlagen";
import type { FormularArt } from "~/domain/antrag/formular/formulare";
import type { Result } from "~/lib/result";
import type { Importdatei } from "../austausch/pruefeDatei";
import type { Ablehnungsgrund } from "./inhalt/pruefeInhalt";

/**
 * Looks into files of strangers, away from everything else that the process does, with a limit of time and memory. What exceeds it is
 * given up and counts as a file that cannot be checked. When too many files wait, it refuses with PRUEFUNG_AUSGELASTET.
 */
export type Pruefstand = {
  /** What a file is by its content. `lies` is called when it is the file's turn, so that none waits in memory. */
  pruefeInhalt(lies: () => Promise<Buffer>, name: string): Promise<Result<AnlageTyp, Ablehnungsgrund>>;
  /** The content of an import file, base64, checked for a form. Throws EINGABE_UNGUELTIG with what is wrong. */
  readImport(inhalt: string, formular: FormularArt): Promise<Importdatei>;
};
