import type { Eingaben, Flash, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import type { FormularArt } from "~/domain/antrag/formular/formulare";
import type { FormularAntwort } from "./formularDaten";

type Versuch<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** What the action needs of the portal; `call` sends the key of the form. */
export type FormularAnfrage = {
  call: Rufe;
  attempt: <T>(calls: () => Promise<T>) => Promise<Versuch<T>>;
  antragUuid: string;
  /** The form of the Antrag; V2 when absent. */
  art?: FormularArt;
  url: URL;
  formData: FormData;
  eingaben: Eingaben;
  /** Hidden values for the next attempt. */
  formular: FormularSchutz;
};

/** What the action answers. */
export type FormularErgebnis =
  /** `gespeichert`: what was typed is stored. */
  | { art: "weiter"; to: string; flash?: Flash; gespeichert?: boolean }
  | { art: "antwort"; status: number; antwort: FormularAntwort };
