import type { AnlageTyp } from "~/domain/antrag/anlagen";
import type { ANLAGE_ABGELEHNT } from "~/domain/antrag/anlageAbgelehnt";
import type { FormularArt } from "~/domain/antrag/formular/formulare";
import type { Werte } from "~/formkit/field";
import type { Result } from "~/lib/result";

/** Why the content of a file is not accepted: a key of the texts. */
export type Mangel = Exclude<keyof typeof ANLAGE_ABGELEHNT, "zuGross" | "zuViele" | "zuVieleDateien" | "infiziert">;

/** Something wrong with a file; `typ` is what it claims to be or is. */
export type Ablehnungsgrund = { mangel: Mangel; typ: AnlageTyp | null };

/** A Vorhaben of a file: every answer has the shape and size of its field. */
export type ImportVorhaben = { uuid: string; werte: Werte };
export type Importdatei = { bezeichnung: string; vorhaben: ImportVorhaben[] };

/**
 * Looks into files of strangers, away from everything else that the process does, with a limit of time and memory. What
 * exceeds it is given up and counts as a file that cannot be checked. When too many files wait, it refuses with
 * PRUEFUNG_AUSGELASTET.
 */
export type Pruefstand = {
  /** What a file is by its content. `read` is called when it is the file's turn, so that none waits in memory. */
  checkInhalt(read: () => Promise<Buffer>, name: string): Promise<Result<AnlageTyp, Ablehnungsgrund>>;
  /** The content of an import file, base64, checked for a form. Throws EINGABE_UNGUELTIG with what is wrong. */
  readImport(inhalt: string, formular: FormularArt): Promise<Importdatei>;
};
