import type { BriefName } from "~/server/backend/usecases/mail/briefe/writeBrief";
import { ENDE, type Erwartung, FRAGEN_AN_DEN_SUPPORT, to } from "./briefeZurMitarbeit";

type Namen = Extract<BriefName, `SUPPORT_${string}`>;

/** The letters about what the support does with somebody's access. */
export const BRIEFE_ZUM_SUPPORT: { readonly [N in Namen]: Erwartung<N> } = {
  SUPPORT_GESPERRT: {
    auftrag: { to, brief: "SUPPORT_GESPERRT" },
    betreff: "Ihr Zugang zum Antragsportal wurde gesperrt",
    zeilen: [
      "Guten Tag,",
      "",
      "der Support hat Ihren Zugang zum Antragsportal gesperrt. Alle offenen Sitzungen wurden beendet, und Sie können sich nicht anmelden, bis die Sperre aufgehoben ist. Anträge und Eingaben, die gespeichert sind, bleiben erhalten.",
      ...FRAGEN_AN_DEN_SUPPORT,
      ...ENDE,
    ],
  },
  SUPPORT_ENTSPERRT: {
    auftrag: { to, brief: "SUPPORT_ENTSPERRT" },
    betreff: "Ihr Zugang zum Antragsportal ist wieder frei",
    zeilen: [
      "Guten Tag,",
      "",
      "der Support hat die Sperre Ihres Zugangs zum Antragsportal aufgehoben.",
      "",
      "Hier melden Sie sich an:",
      "https://portal.example.org/landingpage",
      ...ENDE,
    ],
  },
  SUPPORT_ABGEMELDET: {
    auftrag: { to, brief: "SUPPORT_ABGEMELDET" },
    betreff: "Sie wurden im Antragsportal abgemeldet",
    zeilen: [
      "Guten Tag,",
      "",
      "der Support hat alle Ihre offenen Sitzungen im Antragsportal beendet. Sie können sich jederzeit wieder anmelden.",
      ...FRAGEN_AN_DEN_SUPPORT,
      ...ENDE,
    ],
  },
};
