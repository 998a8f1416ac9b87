import { ANTRAG_STATUS, type AntragStatus, type SchrittZiel } from "~/domain/antrag/antragStatus";

/** What the next step depends on. `fehler` counts the errors of all Vorhaben. */
export type SchrittLage = {
  status: AntragStatus;
  fehler: number;
  isV1Geschlossen: boolean;
  darfBearbeiten: boolean;
  darfEinreichen: boolean;
};

/** What to do now: words, and the page that the main button leads to; null when there is nothing to do. */
export type NaechsterSchritt = { titel: string; text: string; weiter: SchrittZiel | null };

function decideEntwurf({ fehler, isV1Geschlossen, darfBearbeiten, darfEinreichen }: SchrittLage): NaechsterSchritt {
  if (isV1Geschlossen) {
    return {
      titel: "Dieser Antrag kann nicht mehr eingereicht werden",
      text: "Anträge mit dem Formular der Version 1 konnten nur bis zum 29.02.2024 bearbeitet und eingereicht werden. Sie können ihn weiterhin lesen und seine Angaben in einen neuen Antrag übernehmen.",
      weiter: null,
    };
  }
  if (!darfBearbeiten) {
    return {
      titel: "Der Antrag ist in Bearbeitung",
      text: "Sie können ihn lesen, aber nicht ändern.",
      weiter: "lesen",
    };
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

/** What to do next with an Antrag: what its status says, and for a draft what its state says. */
export function decideNaechstenSchritt(lage: SchrittLage): NaechsterSchritt {
  const { schritt } = ANTRAG_STATUS[lage.status];
  return schritt === null ? decideEntwurf(lage) : { weiter: null, ...schritt };
}
