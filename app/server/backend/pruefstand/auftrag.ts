import type { FehlerCode } from "~/contract/wire/fehlerkatalog";
import type { ProblemItem } from "~/contract/wire/problem";
import { formulare, type FormularArt } from "~/domain/antrag/formular/formulare";
import { fail, ok, type Result } from "~/lib/result";
import { Ablehnung } from "../ablehnung";
import { readDatei } from "../usecases/austausch/readDatei";
import { checkDatei } from "../usecases/austausch/checkDatei";
import type { Importdatei } from "../ports/pruefstandPort";
import { checkInhalt } from "../usecases/dateien/inhalt/checkInhalt";

/** What a thread is given; it passes as a copy. */
export type Auftrag =
  | { art: "datei"; bytes: Uint8Array<ArrayBuffer>; name: string }
  | { art: "import"; inhalt: string; formular: FormularArt };

/** A refusal on its way between threads, where classes are lost. */
type Absage = { code: FehlerCode; errors: ProblemItem[]; userMessage: string | undefined };

export type Antwort =
  { art: "datei"; befund: ReturnType<typeof checkInhalt> } | { art: "import"; gelesen: Result<Importdatei, Absage> };

function readImport(inhalt: string, formular: FormularArt): Result<Importdatei, Absage> {
  try {
    return ok(checkDatei(readDatei(inhalt), formulare[formular]));
  } catch (error) {
    if (!(error instanceof Ablehnung)) throw error;
    const { code, errors, userMessage } = error;
    return fail({ code, errors, userMessage });
  }
}

/** Does what a thread is for. */
export function settle(auftrag: Auftrag): Antwort {
  if (auftrag.art === "import") return { art: "import", gelesen: readImport(auftrag.inhalt, auftrag.formular) };
  const { buffer, byteOffset, byteLength } = auftrag.bytes;
  return { art: "datei", befund: checkInhalt(Buffer.from(buffer, byteOffset, byteLength), auftrag.name) };
}
