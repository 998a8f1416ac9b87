import { z } from "zod";
import type { Flash } from "~/contract/formAntwort";
import type { Problem } from "~/contract/problem";
import type { Rufe } from "~/contract/rufe";
import { eingabeProblem, textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";
import { href } from "~/routing/href";
import type { ImportAntwort } from "./importAntwort";
import { angelegtFlash, uebernommenFlash } from "./importFlash";

type Versuch<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** What the buttons use of the opened page; `inhalt`: the file, in base64. */
type Seite = {
  call: Rufe;
  mitSchluessel: (formData: FormData) => Rufe;
  antragUuid: string;
  versuche: <T>(calls: () => Promise<T>) => Promise<Versuch<T>>;
  inhalt: string;
};

/** The comparison to look at, or the way on. */
type Erledigt = { antwort: ImportAntwort } | { to: string; flash: Flash };

type Absicht = (seite: Seite, formData: FormData) => Promise<Erledigt>;

const listAuswahl = (formData: FormData): string[] => formData.getAll("auswahl").filter((wert) => typeof wert === "string");

/** The comparison as it is now, with the reason why nothing was taken over; everything chosen and typed comes back. */
async function vergleiche(seite: Seite, formData: FormData, problem: Problem | null = null): Promise<Erledigt> {
  const { call, antragUuid: uuid, versuche, inhalt } = seite;
  const kopf = { inhalt, text: textVon(formData, "text"), auswahl: listAuswahl(formData) };
  const verglichen = inhalt === "" ? null : await versuche(() => call.austausch.vergleicheImport({ uuid, inhalt }));
  const fehler = problem ?? (verglichen?.ok === false ? verglichen.problem : null);
  return { antwort: { ...kopf, problem: fehler, vergleich: verglichen?.ok === true ? verglichen.value : null } };
}

const revisionenSchema = z.record(z.string(), z.number().int());

function leseRevisionen(formData: FormData): Record<string, number> {
  try {
    return revisionenSchema.parse(JSON.parse(textVon(formData, "revisionen")));
  } catch {
    return {};
  }
}

async function uebernimm(seite: Seite, formData: FormData, auswahl: string[] | null): Promise<Erledigt> {
  const { antragUuid: uuid, inhalt } = seite;
  const eingabe = { uuid, inhalt, revisionen: leseRevisionen(formData), auswahl };
  const uebernommen = await seite.versuche(() => seite.mitSchluessel(formData).austausch.uebernimmImport(eingabe));
  if (!uebernommen.ok) return vergleiche(seite, formData, uebernommen.problem);
  return { to: href("antragStartseite", { uuid }), flash: uebernommenFlash(uebernommen.value) };
}

async function legeNeuAn(seite: Seite, formData: FormData): Promise<Erledigt> {
  const { inhalt } = seite;
  const angelegt = await seite.versuche(() => seite.mitSchluessel(formData).austausch.importiereNeu({ inhalt }));
  if (!angelegt.ok) return vergleiche(seite, formData, angelegt.problem);
  const { uuid, verworfen } = angelegt.value;
  return { to: href("antragStartseite", { uuid }), flash: angelegtFlash(verworfen) };
}

/** The buttons of the page by their field `absicht`. */
const ABSICHTEN = {
  vergleichen: (seite, formData) => vergleiche(seite, formData),
  alles: (seite, formData) => uebernimm(seite, formData, null),
  auswahl: (seite, formData) => uebernimm(seite, formData, listAuswahl(formData)),
  neu: legeNeuAn,
} as const satisfies Record<string, Absicht>;

const OHNE_DATEI = { datei: "Bitte wählen Sie eine Datei aus oder fügen Sie ihren Inhalt ein." };

/** The button that was pressed; an unknown one compares, and without a file there is nothing else to do. */
export function findImportAbsicht(formData: FormData, inhalt: string): Absicht {
  if (inhalt === "") return (seite) => vergleiche(seite, formData, eingabeProblem(OHNE_DATEI));
  return findEntry<Absicht>(ABSICHTEN, formData.get("absicht")) ?? ABSICHTEN.vergleichen;
}
