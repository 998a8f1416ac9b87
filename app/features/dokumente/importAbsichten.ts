import { z } from "zod";
import type { Flash } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import { eingabeProblem, textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";
import { href } from "~/routing/href";
import type { ImportAntwort } from "./importAntwort";
import { angelegtFlash, uebernommenFlash } from "./importFlash";

type Versuch<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** What the buttons use of the opened page; `inhalt`: the file, in base64. */
type Seite = {
  call: Rufe;
  withSchluessel: (formData: FormData) => Rufe;
  antragUuid: string;
  attempt: <T>(calls: () => Promise<T>) => Promise<Versuch<T>>;
  inhalt: string;
};

/** The comparison to look at, or the way on. */
type Erledigt = { antwort: ImportAntwort } | { to: string; flash: Flash };

type Absicht = (seite: Seite, formData: FormData) => Promise<Erledigt>;

const listAuswahl = (formData: FormData): string[] =>
  formData.getAll("auswahl").filter((wert) => typeof wert === "string");

/** The comparison as it is now, with the reason why nothing was taken over; everything chosen and typed comes back. */
async function compare(seite: Seite, formData: FormData, problem: Problem | null = null): Promise<Erledigt> {
  const { call, antragUuid: uuid, attempt, inhalt } = seite;
  const kopf = { inhalt, text: textVon(formData, "text"), auswahl: listAuswahl(formData) };
  const verglichen = inhalt === "" ? null : await attempt(() => call.austausch.compareImport({ uuid, inhalt }));
  const fehler = problem ?? (verglichen?.ok === false ? verglichen.problem : null);
  return { antwort: { ...kopf, problem: fehler, vergleich: verglichen?.ok === true ? verglichen.value : null } };
}

const revisionenSchema = z.record(z.string(), z.number().int());

function readRevisionen(formData: FormData): Record<string, number> {
  try {
    return revisionenSchema.parse(JSON.parse(textVon(formData, "revisionen")));
  } catch {
    return {};
  }
}

async function takeOver(seite: Seite, formData: FormData, auswahl: string[] | null): Promise<Erledigt> {
  const { antragUuid: uuid, inhalt } = seite;
  const eingabe = { uuid, inhalt, revisionen: readRevisionen(formData), auswahl };
  const uebernommen = await seite.attempt(() => seite.withSchluessel(formData).austausch.takeOverImport(eingabe));
  if (!uebernommen.ok) return compare(seite, formData, uebernommen.problem);
  return { to: href("antragStartseite", { uuid }), flash: uebernommenFlash(uebernommen.value) };
}

async function createNew(seite: Seite, formData: FormData): Promise<Erledigt> {
  const { inhalt } = seite;
  const angelegt = await seite.attempt(() => seite.withSchluessel(formData).austausch.importAsNew({ inhalt }));
  if (!angelegt.ok) return compare(seite, formData, angelegt.problem);
  const { uuid, verworfen } = angelegt.value;
  return { to: href("antragStartseite", { uuid }), flash: angelegtFlash(verworfen) };
}

/** The buttons of the page by their field `absicht`. */
const ABSICHTEN = {
  vergleichen: (seite, formData) => compare(seite, formData),
  alles: (seite, formData) => takeOver(seite, formData, null),
  auswahl: (seite, formData) => takeOver(seite, formData, listAuswahl(formData)),
  neu: createNew,
} as const satisfies Record<string, Absicht>;

const OHNE_DATEI = { datei: "Bitte wählen Sie eine Datei aus oder fügen Sie ihren Inhalt ein." };

/** The button that was pressed; an unknown one compares, and without a file there is nothing else to do. */
export function findImportAbsicht(formData: FormData, inhalt: string): Absicht {
  if (inhalt === "") return (seite) => compare(seite, formData, eingabeProblem(OHNE_DATEI));
  return findEntry<Absicht>(ABSICHTEN, formData.get("absicht")) ?? ABSICHTEN.vergleichen;
}
