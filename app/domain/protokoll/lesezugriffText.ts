import { assertNever } from "~/lib/exhaustive";
import { hasLesungText, lesungText, mitnahmeText } from "../antrag/lesungen";
import { EXPORT_FAELLE, exportFaelle } from "../tabelle/exportFaelle";
import { FILTER_TRENNER } from "../tabelle/tabellenAnsicht";
import { type LesezugriffArt, lesezugriffVon } from "./lesezugriffe";
import { vorgangText } from "./vorgaenge";

/** What a line of the log says beside its kind. */
type Angaben = { readonly art: LesezugriffArt; readonly nach: string | null; readonly grund: string | null };

/** Lists and files that belong to no single Antrag, by the call that gave them. */
const LISTEN: Readonly<Record<string, string>> = {
  "antraege.listAntraege": "Liste der Anträge",
  "antraege.listUeberall": "Liste der Anträge aller Unternehmen einer Person",
  "antraege.searchInhalte": "Suche in den Anträgen aller Unternehmen einer Person",
  "nachrichten.listNachrichten": "Liste der Nachrichten",
  "personen.listPersonen": "Liste der Personen",
  "wartung.listMailAusgang": "Ausgang der E-Mails",
  "wartung.listWartende": "Liste der wartenden Übermittlungen",
  "wartung.listAbgelehnte": "Liste der abgelehnten Übermittlungen",
  "wartungsfenster.getWartungsfenster": "Fristen im Wartungsfenster",
  "zugangsaenderungen.listAenderungen": "Liste der Änderungen von Zugängen",
  "stab.listStab": "Liste der Konten der Bescheinigungsstelle",
  "benutzerverwaltung.listBenutzer": "Liste der Benutzer eines Unternehmens",
  "firmen.listFirmen": "Liste der Unternehmen",
  "exporte.listNachweise": "Liste der Exporte",
  "exporte.requestExport": "Export bestellt",
  "exporte.repeatExport": "Export wiederholt",
  "dateien.loadDatei": "Datei eines Exports heruntergeladen",
};

/** An id stands before the reason of an act about a person. */
const ID_LAENGE = 36;

function rufText(art: LesezugriffArt, ruf: string): string {
  if (art !== "einsicht.liste") return lesungText(ruf);
  return LISTEN[ruf] ?? (hasLesungText(ruf) ? lesungText(ruf) : "Liste");
}

/** What a log can be asked for, by the keys of its columns. */
const GEFRAGT: Readonly<Record<string, string>> = {
  am: "Zeitpunkt",
  vorgang: "Vorgang",
  art: "Art",
  person: "Person",
  wen: "Über wen",
  antrag: "Antrag",
};

/** "vorgang: ANMELDUNG; Suche: x" as the page that was asked puts it. */
function frageText(frage: string): string {
  const teile = frage.split("; ").map((teil) => {
    const [key = "", ...rest] = teil.split(": ");
    const titel = GEFRAGT[key];
    if (titel === undefined) return teil;
    const wert = rest.join(": ");
    const hatNamen = key === "vorgang" || key === "art";
    const worte = hatNamen ? wert.split(FILTER_TRENNER).map((einer) => vorgangText(einer) ?? einer) : [wert];
    return `${titel}: ${worte.join(", ")}`;
  });
  return teile.join("; ") || "ohne Filter";
}

/** What exactly was read, in words that name no content of an Antrag; null when the kind says it all. */
export function lesezugriffText({ art, nach, grund }: Angaben): string | null {
  const { was } = lesezugriffVon(art);
  switch (was) {
    case undefined:
      return null;
    case "RUF":
      return grund === null ? null : rufText(art, grund);
    case "MITNAHME":
      return grund === null ? null : mitnahmeText(grund, nach);
    case "ANLASS":
      return grund?.slice(ID_LAENGE).trim() || null;
    case "FRAGE":
      return frageText(grund ?? "");
    case "FALL": {
      const fall = exportFaelle.find((einer) => einer === nach);
      return fall === undefined ? null : EXPORT_FAELLE[fall].label;
    }
    default:
      return assertNever(was);
  }
}
