import type { BriefName } from "~/server/backend/usecases/mail/briefe/writeBrief";
import { type Erwartung, to } from "./briefeZurMitarbeit";

type Namen = Extract<BriefName, `ANSICHT_${string}`>;

/** The letters about views of the support. */
export const BRIEFE_ZUR_ANSICHT: { readonly [N in Namen]: Erwartung<N> } = {
  ANSICHT_BEGONNEN: {
    auftrag: {
      to,
      brief: "ANSICHT_BEGONNEN",
      wer: "Sina Stark",
      rolle: "SUPPORT_MITARBEITER",
      grund: "Die Tabelle der Lohnkosten lässt sich nicht füllen.",
      bis: "2026-03-02T09:15:00Z",
    },
    betreff: "Der Support sieht gerade das Antragsportal wie Sie",
    zeilen: [
      "Guten Tag,",
      "",
      "Sina Stark (Support Mitarbeiter) sieht ab jetzt das Antragsportal so, wie Sie es sehen, längstens bis 02.03.2026, 10:15\u00a0Uhr. Sie haben das erlaubt. Geändert, eingereicht oder abgerufen werden kann dabei nichts.",
      "",
      "Angegebener Grund: Die Tabelle der Lohnkosten lässt sich nicht füllen.",
      "",
      "Hier sehen Sie alle Zugriffe und können die Ansicht sofort beenden:",
      "https://portal.example.org/profil",
      "",
      "Mit freundlichen Grüßen",
      "Ihr Team des Antragsportals",
      "",
      "Dies ist eine automatisch erstellte Nachricht. Bitte antworten Sie nicht darauf.",
      "",
    ],
  },
};
