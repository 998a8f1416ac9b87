import type { BriefName } from "~/server/backend/usecases/mail/briefe/writeBrief";
import { ENDE, type Erwartung, FRAGEN_AN_DEN_SUPPORT, to } from "./briefeZurMitarbeit";

type Namen = Extract<BriefName, `AENDERUNG_${string}`>;

const STOPPEN = [
  "",
  "Haben Sie selbst darum gebeten, müssen Sie nichts tun. Waren Sie das nicht, stoppen Sie die Änderung bitte hier, auch ohne Anmeldung:",
  "https://portal.example.org/zugangsaenderungStoppen?token=t5",
];

/** The letters about what two members of staff change together. */
export const BRIEFE_ZUR_AENDERUNG: { readonly [N in Namen]: Erwartung<N> } = {
  AENDERUNG_BEGONNEN: {
    auftrag: { to, brief: "AENDERUNG_BEGONNEN", art: "ZWEITER_FAKTOR", token: "t5" },
    betreff: "Änderung an Ihrem Zugang zum Antragsportal beantragt",
    zeilen: [
      "Guten Tag,",
      "",
      "der Support wurde gebeten, den zweiten Faktor Ihrer Anmeldung zurückzusetzen. Noch ist nichts geändert: Eine zweite Person des Supports muss zustimmen, und danach vergehen noch 24 Stunden.",
      ...STOPPEN,
      ...ENDE,
    ],
  },
  AENDERUNG_ZUGESTIMMT: {
    auftrag: { to, brief: "AENDERUNG_ZUGESTIMMT", art: "ADRESSE", token: "t5", ab: "2026-03-03T09:00:00.000Z" },
    betreff: "Änderung an Ihrem Zugang zum Antragsportal steht bevor",
    zeilen: [
      "Guten Tag,",
      "",
      "eine zweite Person des Supports hat zugestimmt, die E-Mail-Adresse Ihres Kontos zu ändern. Das geschieht ab 03.03.2026, 10:00\u00a0Uhr, wenn es niemand vorher stoppt.",
      "",
      "Die neue Adresse bekommt dann einen Link. Sie gilt erst, wenn dieser Link bestätigt ist; bis dahin bleibt alles, wie es ist.",
      ...STOPPEN,
      ...ENDE,
    ],
  },
  AENDERUNG_BEENDET: {
    auftrag: { to, brief: "AENDERUNG_BEENDET", art: "ADRESSE", ende: "ABGELEHNT" },
    betreff: "Keine Änderung an Ihrem Zugang zum Antragsportal",
    zeilen: [
      "Guten Tag,",
      "",
      "der Support wurde gebeten, die E-Mail-Adresse Ihres Kontos zu ändern. Der Support hat das abgelehnt. An Ihrem Zugang ist nichts geändert.",
      ...FRAGEN_AN_DEN_SUPPORT,
      ...ENDE,
    ],
  },
  AENDERUNG_FAKTOR: {
    auftrag: { to, brief: "AENDERUNG_FAKTOR", isPflicht: false },
    betreff: "Ihr zweiter Faktor im Antragsportal wurde zurückgesetzt",
    zeilen: [
      "Guten Tag,",
      "",
      "der zweite Faktor Ihrer Anmeldung im Antragsportal wurde zurückgesetzt. Die bisherige App und ihre Wiederherstellungscodes gelten nicht mehr. Alle offenen Sitzungen wurden beendet.",
      "",
      "Bei der Anmeldung bekommen Sie ab jetzt eine TAN per E-Mail. Eine neue App können Sie danach im Profil einrichten.",
      ...FRAGEN_AN_DEN_SUPPORT,
      ...ENDE,
    ],
  },
  AENDERUNG_LINK: {
    auftrag: { to, brief: "AENDERUNG_LINK", token: "t6" },
    betreff: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
    zeilen: [
      "Guten Tag,",
      "",
      "für ein Konto im Antragsportal soll ab jetzt diese E-Mail-Adresse gelten. Bitte öffnen Sie diesen Link und bestätigen Sie die Adresse:",
      "",
      "https://portal.example.org/neueAdresseBestaetigen?token=t6",
      "",
      "Der Link gilt 24 Stunden und kann nur einmal verwendet werden. Bis dahin gilt die bisherige Adresse.",
      "",
      "Wenn Sie damit nichts anfangen können, müssen Sie nichts tun: Ohne Bestätigung ändert sich nichts.",
      ...ENDE,
    ],
  },
  AENDERUNG_ADRESSE: {
    auftrag: { to, brief: "AENDERUNG_ADRESSE", isNeue: true },
    betreff: "Ihre E-Mail-Adresse im Antragsportal wurde geändert",
    zeilen: [
      "Guten Tag,",
      "",
      "für Ihr Konto im Antragsportal gilt jetzt diese E-Mail-Adresse. Bitte melden Sie sich ab jetzt mit ihr an; das Passwort ist dasselbe. Alle offenen Sitzungen wurden beendet.",
      ...FRAGEN_AN_DEN_SUPPORT,
      ...ENDE,
    ],
  },
};
