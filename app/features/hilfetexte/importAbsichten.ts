import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Textaenderung } from "~/contract/mitteilung/hilfetextDatei";
import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import { TEXTDATEI_MAX, TEXTDATEI_ZU_GROSS } from "~/domain/hilfe/hilfetextGrenzen";
import { eingabeProblem, textVon } from "~/features/anmeldung";
import { href } from "~/routing/href";

/** The field of the pasted text, and that of a file with it. */
export const YAML_FELD = "yaml";
export const DATEI_FELD = "datei";
/** The fields that say which changes were looked at. */
export const GESEHEN_FELD = "gesehen";

/** The answer to a file: every change it would bring, or why it is refused; with everything typed. */
export type ImportAntwort = { problem: Problem | null; eingaben: Eingaben; aenderungen: Textaenderung[] | null };

type Versuch<T> = { ok: true; value: T } | { ok: false; problem: Problem };
type Seite = {
  call: Rufe;
  withSchluessel: (formData: FormData) => Rufe;
  attempt: <T>(calls: () => Promise<T>) => Promise<Versuch<T>>;
  eingaben: Eingaben;
};
type Erledigt = { antwort: ImportAntwort } | { to: string; meldung: string };

/** What is wrong with a chosen file before it takes the place of what is typed; null for one to be looked at. */
export function findDateiMangel(datei: string): Problem | null {
  if (datei.includes("\0")) return eingabeProblem({ [DATEI_FELD]: "Das ist keine Textdatei." });
  return datei.length > TEXTDATEI_MAX ? eingabeProblem({ [DATEI_FELD]: TEXTDATEI_ZU_GROSS }) : null;
}

/** Every change that the typed text would bring. `problem`: why nothing was taken over before. */
async function check({ call, attempt, eingaben }: Seite, yaml: string, problem: Problem | null): Promise<Erledigt> {
  const geprueft = await attempt(() => call.hilfetextDatei.checkTextdatei({ yaml }));
  if (!geprueft.ok) return { antwort: { problem: geprueft.problem, eingaben, aenderungen: null } };
  return { antwort: { problem, eingaben, aenderungen: geprueft.value.aenderungen } };
}

const meldungVon = (anzahl: number): string =>
  anzahl === 1
    ? "Ein Entwurf ist angelegt. Leser sehen ihn erst, wenn Sie ihn veröffentlichen."
    : `${String(anzahl)} Entwürfe sind angelegt. Leser sehen sie erst, wenn Sie sie veröffentlichen.`;

/** Makes the drafts that were looked at; where something has changed meanwhile, shows the list anew. */
async function takeOver(seite: Seite, yaml: string, formData: FormData): Promise<Erledigt> {
  const gesehen = formData.getAll(GESEHEN_FELD).filter((stand) => typeof stand === "string");
  const call = seite.withSchluessel(formData);
  const getan = await seite.attempt(() => call.hilfetextDatei.importTextdatei({ yaml, gesehen }));
  if (!getan.ok) return check(seite, yaml, getan.problem);
  const bereich = gesehen[0]?.split("/")[0] ?? null;
  const to = href("hilfetexteView", {}, { bereich, offene: "1" });
  return { to, meldung: meldungVon(getan.value.anzahl) };
}

/** Looks at the file, or takes over what was looked at. A file that was just chosen is looked at first. */
export async function runImport(seite: Seite, formData: FormData, datei: string | null): Promise<Erledigt> {
  const mangel = datei === null ? null : findDateiMangel(datei);
  if (mangel !== null) return { antwort: { problem: mangel, eingaben: seite.eingaben, aenderungen: null } };
  const yaml = datei ?? textVon(formData, YAML_FELD);
  const eingaben = { ...seite.eingaben, [YAML_FELD]: yaml };
  if (yaml.length > TEXTDATEI_MAX)
    return { antwort: { problem: eingabeProblem({ [YAML_FELD]: TEXTDATEI_ZU_GROSS }), eingaben, aenderungen: null } };
  const isUebernahme = datei === null && textVon(formData, "absicht") === "uebernehmen";
  return isUebernahme ? takeOver({ ...seite, eingaben }, yaml, formData) : check({ ...seite, eingaben }, yaml, null);
}
