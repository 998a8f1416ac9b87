import type { FehlerCode } from "~/contract/fehlerkatalog";
import type { ProblemItem } from "~/contract/problem";
import { formulare, type FormularArt } from "~/domain/antrag/formular/formulare";
import { fail, ok, type Result } from "~/lib/result";
import { Ablehnung } from "../ablehnung";
import { leseDatei } from "../usecases/austausch/leseDatei";
import { pruefeDatei } from "../usecases/austausch/pruefeDatei";
import type { Importdatei } from "../ports/pruefstandPort";
import { pruefeInhalt } from "../usecases/dateien/inhalt/pruefeInhalt";

/** What a thread is given; it passes as a copy. */
export type Auftrag =
  { art: "datei"; bytes: Uint8Array<ArrayBuffer>; name: string } | { art: "import"; inhalt: string; formular: FormularArt };

/** A refusal on its way between threads, where classes are lost. */
type Absage = { code: FehlerCode; errors: ProblemItem[]; userMessage: string | undefined };

export type Antwort = { art: "datei"; befund: ReturnType<typeof pruefeInhalt> } | { art: "import"; gelesen: Result<Importdatei, Absage> };

function readImport(inhalt: string, formular: FormularArt): Result<Importdatei, Absage> {
  try {
    return ok(pruefeDatei(leseDatei(inhalt), formulare[formular]));
  } catch (error) {
    if (!(error instanceof Ablehnung)) throw error;
    const { code, errors, userMessage } = error;
    return fail({ code, errors, userMessage });
  }
}

/** Does what a thread is for. */
export function erledige(auftrag: Auftrag): Antwort {
  if (auftrag.art === "import") return { art: "import", gelesen: readImport(auftrag.inhalt, auftrag.formular) };
  const { buffer, byteOffset, byteLength } = auftrag.bytes;
  return { art: "datei", befund: pruefeInhalt(Buffer.from(buffer, byteOffset, byteLength), auftrag.name) };
}
