import type { BriefName } from "~/server/backend/usecases/mail/briefe/writeBrief";
import { ENDE, type Erwartung, to } from "./briefeZurMitarbeit";

type Namen = Extract<BriefName, `FRISTEN_${string}`>;

/** The letters about deadlines that somebody has asked for. */
export const BRIEFE_ZU_FRISTEN: { readonly [N in Namen]: Erwartung<N> } = {
  FRISTEN_NAHEN: {
    auftrag: {
      to,
      brief: "FRISTEN_NAHEN",
      fristen: [
        { titel: "Nachforderung 2 beantworten", tag: "2026-03-05", rest: "in 3 Tagen" },
        { titel: "Bescheid abrufen", tag: "2026-03-09", rest: "in 7 Tagen" },
      ],
    },
    betreff: "Fristen im Antragsportal nahen",
    zeilen: [
      "Guten Tag,",
      "",
      "bald enden diese Fristen:",
      "",
      "– Nachforderung 2 beantworten: bis 05.03.2026 (in 3 Tagen)",
      "– Bescheid abrufen: bis 09.03.2026 (in 7 Tagen)",
      "",
      "Um welche Anträge es geht, steht aus Gründen der Geheimhaltung nur im Portal. Nach der Anmeldung sehen Sie dort alle Fristen:",
      "https://portal.example.org/home",
      "",
      "Sie haben diese Erinnerung selbst gewählt. Ändern können Sie das hier:",
      "https://portal.example.org/kalender",
      ...ENDE,
    ],
  },
};
