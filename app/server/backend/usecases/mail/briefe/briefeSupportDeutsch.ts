import type { Brief } from "./brief";

const FRAGEN = {
  satz: "Wenn Sie Fragen dazu haben, erreichen Sie den Support hier:",
  adresse: { seite: "kontakt" },
} as const;

/** The letters about what the support does with somebody's access. The reason stays in the log. */
export const SUPPORT_BRIEFE_DEUTSCH = {
  SUPPORT_GESPERRT: (): Brief => ({
    betreff: "Ihr Zugang zum Antragsportal wurde gesperrt",
    absaetze: [
      "der Support hat Ihren Zugang zum Antragsportal gesperrt. Alle offenen Sitzungen wurden beendet, und Sie können sich nicht anmelden, bis die Sperre aufgehoben ist. Anträge und Eingaben, die gespeichert sind, bleiben erhalten.",
      FRAGEN,
    ],
    schluss: "TEAM",
  }),
  SUPPORT_ENTSPERRT: (): Brief => ({
    betreff: "Ihr Zugang zum Antragsportal ist wieder frei",
    absaetze: [
      "der Support hat die Sperre Ihres Zugangs zum Antragsportal aufgehoben.",
      { satz: "Hier melden Sie sich an:", adresse: { seite: "landingpage" } },
    ],
    schluss: "TEAM",
  }),
  SUPPORT_ABGEMELDET: (): Brief => ({
    betreff: "Sie wurden im Antragsportal abgemeldet",
    absaetze: [
      "der Support hat alle Ihre offenen Sitzungen im Antragsportal beendet. Sie können sich jederzeit wieder anmelden.",
      FRAGEN,
    ],
    schluss: "TEAM",
  }),
};
