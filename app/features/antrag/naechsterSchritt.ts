import type { AntragStatus } from "~/domain/antrag/antragStatus";

/** What the next step depends on. `fehler` counts the errors of all Vorhaben. */
export type SchrittLage = {
  status: AntragStatus;
  fehler: number;
  isV1Geschlossen: boolean;
  darfBearbeiten: boolean;
  darfEinreichen: boolean;
};

/** What to do now: words, and the page that the main button leads to; null when there is nothing to do. */
export type NaechsterSchritt = {
  titel: string;
  text: string;
  weiter: "formular" | "luecken" | "lesen" | "nachforderungen" | "bescheide" | null;
};

const ABWARTEN = "Sie müssen zurzeit nichts tun.";

const NACH_STATUS: Readonly<Record<Exclude<AntragStatus, "IN_BEARBEITUNG">, Omit<NaechsterSchritt, "weiter"> & Partial<NaechsterSchritt>>> =
  {
    WIRD_UEBERMITTELT: {
      titel: "Der Antrag wird übermittelt",
      text: "Der Antrag ist eingereicht und wird gerade an die Bescheinigungsstelle übermittelt. Das dauert meist nur wenige Augenblicke.",
    },
    EINGEREICHT: {
      titel: "Der Antrag ist eingereicht",
      text: `Die Bescheinigungsstelle hat den Antrag erhalten und beginnt bald mit der Prüfung. ${ABWARTEN}`,
    },
    IN_PRUEFUNG: {
      titel: "Die Bescheinigungsstelle prüft den Antrag",
      text: `${ABWARTEN} Bei Rückfragen meldet sich die Bescheinigungsstelle bei Ihnen.`,
    },
    UNTERLAGEN_NACHGEFORDERT: {
      titel: "Die Bescheinigungsstelle hat Rückfragen",
      text: "Bitte beachten Sie die Frist in der Nachforderung, die Sie erhalten haben.",
      weiter: "nachforderungen",
    },
    BESCHEID_LIEGT_VOR: {
      titel: "Der Bescheid liegt vor",
      text: "Die Bescheinigungsstelle hat über den Antrag entschieden.",
      weiter: "bescheide",
    },
    ZURUECKGEZOGEN: {
      titel: "Der Antrag ist zurückgezogen",
      text: "Das Verfahren ist damit beendet. Sie können jederzeit einen neuen Antrag stellen.",
    },
    WIDERSPRUCH_EINGEREICHT: { titel: "Der Widerspruch wird geprüft", text: ABWARTEN },
    WS_BESCHEID_LIEGT_VOR: {
      titel: "Der Bescheid aus dem Widerspruch liegt vor",
      text: "Die Bescheinigungsstelle hat über den Widerspruch entschieden.",
      weiter: "bescheide",
    },
    WIDERSPRUCH_ZURUECKGEZOGEN: {
      titel: "Der Widerspruch ist zurückgezogen",
      text: "Der erste Bescheid bleibt bestehen.",
      weiter: "bescheide",
    },
    WIDERSPRUCH_GESCHLOSSEN: { titel: "Der Widerspruch ist geschlossen", text: "Das Widerspruchsverfahren ist beendet." },
    RUECKZUG_WIRD_UEBERMITTELT: {
      titel: "Der Rückzug wird übermittelt",
      text: `Sobald die Bescheinigungsstelle ihn bestätigt, ist das Verfahren beendet. ${ABWARTEN}`,
    },
    GESCHLOSSEN: {
      titel: "Der Antrag ist geschlossen",
      text: "Das Verfahren ist abgeschlossen und der Antrag archiviert. Ändern lässt sich nichts mehr; alle Dokumente bleiben unten lesbar.",
    },
    GELOESCHT: { titel: "Der Antrag ist gelöscht", text: "Er kann nicht mehr bearbeitet werden." },
  };

function decideEntwurf({ fehler, isV1Geschlossen, darfBearbeiten, darfEinreichen }: SchrittLage): NaechsterSchritt {
  if (isV1Geschlossen) {
    return {
      titel: "Dieser Antrag kann nicht mehr eingereicht werden",
      text: "Anträge mit dem Formular der Version 1 konnten nur bis zum 29.02.2024 bearbeitet und eingereicht werden. Sie können ihn weiterhin lesen und seine Angaben in einen neuen Antrag übernehmen.",
      weiter: null,
    };
  }
  if (!darfBearbeiten) {
    return { titel: "Der Antrag ist in Bearbeitung", text: "Sie können ihn lesen, aber nicht ändern.", weiter: "lesen" };
  }
  if (fehler > 0) {
    const text = "Füllen Sie das Formular aus. Sie können jederzeit unterbrechen und später weiterarbeiten.";
    return { titel: "Der Antrag ist noch nicht vollständig", text, weiter: "formular" };
  }
  return {
    titel: "Alle Vorhaben sind vollständig",
    text: darfEinreichen
      ? "Bitte lesen Sie den Antrag noch einmal durch. Danach können Sie ihn einreichen."
      : "Bitte lesen Sie den Antrag noch einmal durch. Einreichen kann ihn eine bevollmächtigte Person Ihres Unternehmens.",
    weiter: "lesen",
  };
}

/** What to do next with an Antrag. */
export function decideNaechstenSchritt(lage: SchrittLage): NaechsterSchritt {
  return lage.status === "IN_BEARBEITUNG" ? decideEntwurf(lage) : { weiter: null, ...NACH_STATUS[lage.status] };
}
