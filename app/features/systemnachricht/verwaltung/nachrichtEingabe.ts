import type { SystemnachrichtSendung, VerwalteteSystemnachricht } from "~/contract/mitteilung/systemnachrichten";
import type { Meldungsvorlage } from "~/domain/nachricht/meldungsvorlagen";
import { listPlatzhalter } from "~/domain/nachricht/platzhalter";
import { SYSTEMNACHRICHT_FRAGEN } from "~/domain/nachricht/systemnachrichtFragen";
import { ZIELFIRMEN_HOECHSTENS } from "~/domain/nachricht/zielgruppe";
import { textVon } from "~/features/anmeldung";
import { felderVonZeitpunkt, zeitpunktVon } from "~/features/zeitpunkt";

/** The moments of the form, in their order; each is a day and a time. */
export const MOMENTE = ["anzeigenVon", "anzeigenBis", "ereignisVon", "ereignisBis"] as const;

/** Where findings lead to, in the order of the page. */
export const NACHRICHT_FELDER = ["titel", "text", ...MOMENTE, "zielgruppe", "unternehmen", "rollen", "aufStartseite"];

/** What fields are called where findings about them read the same. */
export const NACHRICHT_LABELS = {
  titel: SYSTEMNACHRICHT_FRAGEN.titel,
  text: SYSTEMNACHRICHT_FRAGEN.text,
  anzeigenVon: SYSTEMNACHRICHT_FRAGEN.anzeigenVon,
  anzeigenBis: SYSTEMNACHRICHT_FRAGEN.anzeigenBis,
  ereignisVon: SYSTEMNACHRICHT_FRAGEN.ereignisVon,
  ereignisBis: SYSTEMNACHRICHT_FRAGEN.ereignisBis,
};

/** What a form opens with, by the names of its fields. */
export type Formularanfang = {
  texte: Record<string, string>;
  unternehmen: readonly string[];
  rollen: readonly string[];
  aufStartseite: boolean;
};

const leer: Formularanfang = { texte: { zielgruppe: "ALLE" }, unternehmen: [], rollen: [], aufStartseite: false };

/** An empty form, with the words of a template. */
export const anfangAusVorlage = (vorlage: Meldungsvorlage | undefined): Formularanfang =>
  vorlage === undefined ? leer : { ...leer, texte: { ...leer.texte, titel: vorlage.titel, text: vorlage.text } };

/** The form of an announcement. `mitZeiten`: a copy begins without the times of the old one. */
export function anfangAus(nachricht: VerwalteteSystemnachricht, mitZeiten: boolean): Formularanfang {
  const texte: Record<string, string> = {
    titel: nachricht.titel,
    text: nachricht.text,
    zielgruppe: nachricht.zielgruppe,
    revision: String(nachricht.revision),
  };
  for (const moment of MOMENTE) Object.assign(texte, felderVonZeitpunkt(moment, mitZeiten ? nachricht[moment] : null));
  const { unternehmen, rollen, aufStartseite } = nachricht;
  return { texte, unternehmen, rollen, aufStartseite };
}

/** The companies that were ticked. */
export const firmenAus = (formData: FormData): string[] =>
  formData
    .getAll("unternehmen")
    .map(String)
    .slice(0, ZIELFIRMEN_HOECHSTENS + 1);

/** Whether the form names no end. */
export const hasKeinEnde = (formData: FormData): boolean => zeitpunktVon(formData, "anzeigenBis") === null;

/** What of a template is still to be filled in. */
export const platzhalterIn = (formData: FormData): string[] =>
  listPlatzhalter(textVon(formData, "titel"), textVon(formData, "text"));

/** The form as the backend takes it. */
export const sendungAus = (formData: FormData): SystemnachrichtSendung => ({
  titel: textVon(formData, "titel"),
  text: textVon(formData, "text"),
  anzeigenVon: zeitpunktVon(formData, "anzeigenVon") ?? "",
  anzeigenBis: zeitpunktVon(formData, "anzeigenBis"),
  ereignisVon: zeitpunktVon(formData, "ereignisVon"),
  ereignisBis: zeitpunktVon(formData, "ereignisBis"),
  zielgruppe: textVon(formData, "zielgruppe"),
  unternehmen: firmenAus(formData),
  rollen: formData.getAll("rollen").map(String).slice(0, 20),
  // As companies and roles do, it counts only for the answer that it belongs to.
  aufStartseite: formData.has("aufStartseite") && textVon(formData, "zielgruppe") === "ALLE",
});
