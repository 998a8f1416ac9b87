import type { Eingaben, FormAntwort } from "~/contract/antrag/formAntwort";
import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import type { Rufe } from "~/contract/wire/call";
import { zeitpunktVon } from "~/features/zeitpunkt";
import { textVon } from "~/features/anmeldung";
import { fillBlanks } from "~/lib/fillBlanks";
import { findEntry } from "~/lib/findEntry";
import { formatDateTime } from "~/lib/date";
import { revisionVon } from "~/lib/revisionVon";
import { loadVorschau, type Vorschau } from "./loadVorschau";

/**
 * The answer to a form of a text: a refusal, what readers would see, or (`vorschau` null) only what was typed, on the
 * way back from the preview in the form or from what was kept.
 */
export type HilfetextAntwort = FormAntwort | { problem: null; eingaben: Eingaben; vorschau: Vorschau | null };

/** What was done, in a sentence; or what readers would see. */
type Ergebnis = { meldung: string } | { vorschau: Vorschau | null };

/** Makes room for a text: the button names area and field. Gives its id. */
export async function runListenAbsicht(call: Rufe, formData: FormData): Promise<string> {
  const [, bereich = "", feld = ""] = textVon(formData, "absicht").split("/");
  return (await call.hilfetextVerwaltung.createText({ bereich, feld })).uuid;
}

/** The version that is taken over by a button: its number, or the newer text that the portal came with. */
export const NEUERER = "neuerer";

/** The text as it is typed. */
export const eingabeVon = (formData: FormData) => ({
  quelle: textVon(formData, "quelle"),
  index: textVon(formData, "index"),
  isActive: formData.has("isActive"),
});

type Absicht = (call: Rufe, uuid: string, formData: FormData) => Promise<Ergebnis>;

const ABSICHTEN: Readonly<Record<string, Absicht>> = {
  async speichern(call, uuid, formData) {
    const eingabe = { ...eingabeVon(formData), uuid, revision: revisionVon(formData), ...geparktVon(formData) };
    await call.hilfetextVerwaltung.saveEntwurf(eingabe);
    return { meldung: "Der Entwurf ist gespeichert. Leser sehen ihn erst, wenn Sie ihn veröffentlichen." };
  },
  async vorschau(call, uuid, formData) {
    const text = await call.hilfetextVerwaltung.getText({ uuid });
    return { vorschau: await loadVorschau(call, { text, eingabe: eingabeVon(formData), gefragt: null }) };
  },
  weiterschreiben: () => Promise.resolve({ vorschau: null }),
  async sofort(call, uuid, formData) {
    await call.hilfetextVerwaltung.publishEntwurf({ uuid, revision: revisionVon(formData), ab: null });
    return { meldung: "Der Text ist veröffentlicht. Alle sehen ihn ab jetzt." };
  },
  async planen(call, uuid, formData) {
    const ab = zeitpunktVon(formData, "ab") ?? "";
    const { giltAb } = await call.hilfetextVerwaltung.publishEntwurf({ uuid, revision: revisionVon(formData), ab });
    return { meldung: `Der Text ist geplant: Er gilt ab ${formatDateTime(new Date(giltAb))}.` };
  },
  async verwerfen(call, uuid, formData) {
    await call.hilfetextVerwaltung.deleteEntwurf({ uuid, revision: revisionVon(formData) });
    return { meldung: "Der Entwurf ist verworfen." };
  },
  async uebernehmen(call, uuid, formData) {
    const text = await call.hilfetextVerwaltung.getText({ uuid });
    const welche = textVon(formData, "absicht").split("/")[1] ?? "";
    const eingabe = findUebernahme(text, welche);
    await call.hilfetextVerwaltung.saveEntwurf({ ...eingabe, uuid, revision: 0 });
    return { meldung: "Der Text ist als Entwurf übernommen. Leser sehen ihn erst, wenn Sie ihn veröffentlichen." };
  },
};

function findUebernahme({ fassungen, neuerer }: HilfetextMitFassungen, welche: string) {
  const gemeint = fassungen.find(({ nummer }) => String(nummer) === welche) ?? fassungen[0];
  const quelle = welche === NEUERER && neuerer !== null ? neuerer : (gemeint?.quelle ?? "");
  return { quelle, index: String(gemeint?.index ?? 0), isActive: gemeint?.isActive ?? true };
}

/** Does what the button of a text says; null for an unknown one. */
export async function runTextAbsicht(call: Rufe, uuid: string, formData: FormData): Promise<Ergebnis | null> {
  const absicht = findEntry(ABSICHTEN, textVon(formData, "absicht").split("/")[0] ?? "");
  return absicht === undefined ? null : absicht(call, uuid, formData);
}

const BEISPIEL = { quelle: "Das ist ein **Beispiel** (Testdaten).\n\n- Erstens\n- Zweitens" };

/** The form of a text with an example where it is blank; nothing is kept by that. @spec §3 testdatenGenerator */
export const fillHilfetext = (eingaben: Eingaben): HilfetextAntwort => ({
  problem: null,
  eingaben: { ...fillBlanks(eingaben, BEISPIEL), absicht: "weiterschreiben" },
  vorschau: null,
});
