import { EXPORT_ZWECKE, exportZwecke } from "../tabelle/exportFaelle";

/** What the audit log calls a reading by staff; `von` is then the role and `grund` the call. */
export const LESUNG = "einsicht.lesen";

/** What it calls a file of an Antrag that staff have taken along; `nach` is then what for. */
export const MITNAHME = "einsicht.datei";

/** Everything that tells which staff have seen of an Antrag. */
export const LESUNGSVORGAENGE = [LESUNG, MITNAHME] as const;

/** What staff have read, by the call that gave it to them, as the company is told. */
const LESUNGEN: Readonly<Record<string, string>> = {
  "antraege.listAntraege": "Zeile in der Liste der Anträge",
  "antraege.searchInhalte": "Treffer einer Suche in Inhalten",
  "antraege.getInfo": "Status des Antrags",
  "antraege.getAntrag": "Übersicht des Antrags",
  "antraege.getVorhaben": "Formular eines Vorhabens",
  "antraege.getEinstieg": "Einstieg ins Formular",
  "antraege.readAntrag": "alle Angaben des Antrags",
  "antraege.listLuecken": "Liste der fehlenden Angaben",
  "antraege.getEingereichterAntrag": "eingereichter Antrag",
  "antraege.getHerkunft": "Herkunft der Angaben",
  "antraege.getErgaenzung": "Möglichkeit einer Ergänzung",
  "antraege.deleteAntrag": "Löschen des Entwurfs",
  "antragBenutzer.listAntragBenutzer": "Benutzer des Antrags",
  "einsicht.getEinsicht": "Liste der Zugriffe",
  "bescheide.listBescheide": "Liste der Bescheide",
  "bescheide.getBescheid": "Bescheid",
  "dateien.listDateien": "Liste der Anlagen",
  "dateien.loadDatei": "Inhalt einer Datei",
  "dokumente.listDokumente": "Liste der Dokumente",
  "nachforderungen.listNachforderungen": "Nachforderungen",
  "nachrichten.getNachricht": "Nachricht",
  "nachrichten.mark": "Nachricht",
  "schriftsaetze.listSchriftsaetze": "Liste der Schreiben",
  "schriftsaetze.getSchriftsatz": "Schreiben",
  "schriftsaetze.getRueckzug": "Rückzug des Antrags",
  "versionen.listVersionen": "Liste der Versionen",
  "versionen.getVersionen": "Vergleich zweier Versionen",
  "widersprueche.listWidersprueche": "Widersprüche",
  "widersprueche.findWiderspruch": "Widerspruch",
  "live.beobachten": "laufende Änderungen am Bildschirm",
};

/** Calls that had another name when a line of the log was written: what the log says stays as it is. */
const FRUEHERE_NAMEN: Readonly<Record<string, string>> = {
  "antraege.leseAntrag": "antraege.readAntrag",
  "dateien.ladeDatei": "dateien.loadDatei",
  "nachrichten.markiere": "nachrichten.mark",
};

/** What a call gives as a file, where the text above speaks of the screen. */
const DATEIEN: Readonly<Record<string, string>> = { "dateien.loadDatei": "Anlage" };

/** Says whether a call has a text of its own. */
export const hasLesungText = (ruf: string): boolean => Object.hasOwn(LESUNGEN, ruf);

/** What was read with a call. */
export const lesungText = (ruf: string): string => LESUNGEN[FRUEHERE_NAMEN[ruf] ?? ruf] ?? "Angaben des Antrags";

/** The same for what was taken along as a file, and what for; a purpose that nobody knows any more is left out. */
export function mitnahmeText(ruf: string, zweck: string | null): string {
  const text = `als Datei: ${DATEIEN[ruf] ?? lesungText(ruf)}`;
  const gesagt = exportZwecke.find((einer) => einer === zweck);
  return gesagt === undefined ? text : `${text} (Zweck: ${EXPORT_ZWECKE[gesagt]})`;
}

/** A line of the log about an Antrag in words: a reading, or a file that was taken along. */
export const lesungszeileText = ({
  vorgang,
  ruf,
  zweck,
}: {
  vorgang: string;
  ruf: string;
  zweck: string | null;
}): string => (vorgang === MITNAHME ? mitnahmeText(ruf, zweck) : lesungText(ruf));
