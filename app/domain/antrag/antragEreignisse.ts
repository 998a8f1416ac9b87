import type { Befehl } from "./lebenszyklusTabelle";

/**
 * What the history of an Antrag calls the lines of its log, for the company and for everybody else. Steps of the
 * lifecycle are named after their command, and the compiler wants a text for each of them. Lines that are not named
 * here are not shown to the company.
 */
export const ANTRAG_EREIGNISSE = {
  "antrag.anlegen": "Antrag angelegt",
  "antrag.loeschen": "Entwurf gelöscht",
  "antrag.einreichen": "Antrag eingereicht, Übermittlung begonnen",
  "antrag.quittieren": "Eingang des Antrags bestätigt",
  "antrag.uebermittlungAblehnen": "Übermittlung fehlgeschlagen, der Antrag kann wieder bearbeitet werden",
  "antrag.pruefungBeginnen": "Prüfung des Antrags begonnen",
  "antrag.nachfordern": "Unterlagen nachgefordert",
  "antrag.nachforderungenErledigen": "Nachforderungen beantwortet",
  "antrag.bescheiden": "Bescheid bereitgestellt",
  "antrag.bescheidAbrufen": "Bescheid abgerufen",
  "antrag.abrufBeenden": "Bereitstellung des Bescheids beendet",
  "antrag.zurueckziehen": "Rückzug des Antrags erklärt",
  "antrag.rueckzugQuittieren": "Rückzug des Antrags bestätigt",
  "antrag.rueckzugAblehnen": "Rückzug des Antrags abgelehnt",
  "antrag.widersprechen": "Widerspruch eingereicht",
  "antrag.widerspruchZurueckziehen": "Widerspruch zurückgezogen",
  "antrag.widerspruchBescheiden": "Bescheid aus Widerspruch bereitgestellt",
  "antrag.widerspruchErledigen": "Widerspruch ohne Bescheid geschlossen",
  "antrag.widerspruchErneuern": "Widerspruch erneut eingereicht",
  "antrag.archivieren": "Antrag geschlossen",
  "nachforderung.verlaengern": "Frist einer Nachforderung verlängert",
  "nachforderung.verlaengerungAblehnen": "Fristverlängerung abgelehnt",
  "nachforderung.schliessen": "Nachforderung geschlossen",
  "nachforderung.ablaufen": "Frist einer Nachforderung abgelaufen",
  "bescheid.bereitstellen": "Bescheid erneut bereitgestellt",
  "bescheid.versenden": "Bescheid mit der Post versandt",
  "vorhaben.hinzufuegen": "Vorhaben hinzugefügt",
  "vorhaben.loeschen": "Vorhaben gelöscht",
  "anlage.hinzufuegen": "Anlage hinzugefügt",
  "nachricht.antworten": "Antwort an die Bescheinigungsstelle gesendet",
  "nachricht.mitteilen": "Mitteilung der Bescheinigungsstelle eingegangen",
  "anlage.loeschen": "Anlage entfernt",
  "antragRecht.erteilen": "Benutzer hinzugefügt",
  "antragRecht.aendern": "Recht eines Benutzers geändert",
  "antragRecht.entziehen": "Benutzer entfernt",
  "nachtrag.einreichen": "Nachtrag eingereicht",
  "nachforderung.verlaengerungBeantragen": "Mehr Zeit für eine Nachforderung beantragt",
  "einsicht.erteilen": "Einsicht in den Entwurf erlaubt",
  "einsicht.entziehen": "Einsicht in den Entwurf beendet",
} as const satisfies Record<`antrag.${Befehl}`, string> & Readonly<Record<string, string>>;

/** Name of such a line in the log. */
export type AntragEreignis = keyof typeof ANTRAG_EREIGNISSE;

/** Narrows a name of the log to an event that the history of an Antrag shows. */
export const isAntragEreignis = (name: string): name is AntragEreignis => Object.hasOwn(ANTRAG_EREIGNISSE, name);
