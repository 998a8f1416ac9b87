import type { Eingaben, FormAntwort } from "~/contract/antrag/formAntwort";
import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { VerbundVorschauZeile } from "~/contract/unternehmen/verbund";
import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import { eingabeProblem, textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";
import { href } from "~/routing/href";

/** The field of the pasted table. */
export const TABELLE_FELD = "text";
/** The field of a file with such a table. */
export const DATEI_FELD = "datei";

/** What the rows say, and the columns that have no field. */
export type EinfuegenErgebnis = { zeilen: VerbundVorschauZeile[]; uebergangen: string[]; isEinlesbar: boolean };

/** The answer to a pasted table: what it says row by row, or why it is refused; with everything typed. */
export type EinfuegenAntwort = {
  problem: Problem | null;
  eingaben: Eingaben;
  vorschau: EinfuegenErgebnis | null;
};

type Versuch<T> = { ok: true; value: T } | { ok: false; problem: Problem };
type Seite = {
  call: Rufe;
  withSchluessel: (formData: FormData) => Rufe;
  attempt: <T>(calls: () => Promise<T>) => Promise<Versuch<T>>;
  eingaben: FormAntwort["eingaben"];
};
type Erledigt = { antwort: EinfuegenAntwort } | { to: string; text: string };
type Absicht = (seite: Seite, formData: FormData) => Promise<Erledigt>;

/** The rows to look at. */
export async function preview({ call, attempt, eingaben }: Seite, formData: FormData): Promise<Erledigt> {
  const text = textVon(formData, TABELLE_FELD);
  const gelesen = await attempt(() => call.verbund.previewVerbundTabelle({ text }));
  if (!gelesen.ok) return { antwort: { problem: gelesen.problem, eingaben, vorschau: null } };
  const { fehler, ...vorschau } = gelesen.value;
  const problem = fehler.length === 0 ? null : eingabeProblem({ [TABELLE_FELD]: fehler.join(" ") });
  return { antwort: { problem, eingaben, vorschau: problem === null ? vorschau : null } };
}

/** Adds all rows; one that cannot be read any more is shown again. Refused for another reason, the table stays. */
async function takeOver(seite: Seite, formData: FormData): Promise<Erledigt> {
  const text = textVon(formData, TABELLE_FELD);
  const eingabe = { text, ...geparktVon(formData) };
  const uebernommen = await seite.attempt(() => seite.withSchluessel(formData).verbund.importVerbundTabelle(eingabe));
  if (!uebernommen.ok && uebernommen.problem.code === "EINGABE_UNGUELTIG") return preview(seite, formData);
  if (!uebernommen.ok) return { antwort: { problem: uebernommen.problem, eingaben: seite.eingaben, vorschau: null } };
  const { anzahl } = uebernommen.value;
  const meldung = anzahl === 1 ? "Ein Eintrag ist übernommen." : `${String(anzahl)} Einträge sind übernommen.`;
  return { to: href("verbundeneUnternehmen"), text: meldung };
}

/** What the buttons do. */
const ABSICHTEN = { vorschau: preview, uebernehmen: takeOver } as const satisfies Record<string, Absicht>;

/** The button that was pressed; the preview for everything else. */
export const findEinfuegenAbsicht = (formData: FormData): Absicht =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht")) ?? preview;
