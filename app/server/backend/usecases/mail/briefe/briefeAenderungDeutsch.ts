import type { AenderungArt, AenderungEnde } from "~/domain/benutzer/zugangsaenderung";
import { formatDauer } from "~/domain/sitzung/dauer";
import { formatDateTime } from "~/lib/date";
import type { Brief, BriefConfig } from "./brief";

const FRAGEN = {
  satz: "Wenn Sie Fragen dazu haben, erreichen Sie den Support hier:",
  adresse: { seite: "kontakt" },
} as const;

const WAS: Readonly<Record<AenderungArt, string>> = {
  ZWEITER_FAKTOR: "den zweiten Faktor Ihrer Anmeldung zurückzusetzen",
  ADRESSE: "die E-Mail-Adresse Ihres Kontos zu ändern",
};

const stoppen = (token: string) => ({
  satz: "Haben Sie selbst darum gebeten, müssen Sie nichts tun. Waren Sie das nicht, stoppen Sie die Änderung bitte hier, auch ohne Anmeldung:",
  adresse: { seite: "zugangsaenderungStoppen", query: { token } },
});

const ENDE: Readonly<Record<Exclude<AenderungEnde, "ERLEDIGT">, string>> = {
  ABGELEHNT: "Der Support hat das abgelehnt.",
  ZURUECKGEZOGEN: "Der Support hat das zurückgezogen.",
  GESTOPPT: "Das wurde gestoppt.",
  VERFALLEN: "Das ist verfallen, weil die Zeit dafür abgelaufen ist oder es nicht mehr möglich war.",
};

/** The letters about what two members of staff change together. The reason stays in the log. */
export const AENDERUNG_BRIEFE_DEUTSCH = {
  AENDERUNG_BEGONNEN: (
    { art, token }: { art: AenderungArt; token: string },
    { fristenMinuten }: BriefConfig,
  ): Brief => ({
    betreff: "Änderung an Ihrem Zugang zum Antragsportal beantragt",
    absaetze: [
      `der Support wurde gebeten, ${WAS[art]}. Noch ist nichts geändert: Eine zweite Person des Supports muss zustimmen, und danach vergehen noch ${formatDauer(fristenMinuten.wartezeit)}.`,
      stoppen(token),
    ],
    schluss: "TEAM",
  }),
  AENDERUNG_ZUGESTIMMT: ({ art, token, ab }: { art: AenderungArt; token: string; ab: string }): Brief => ({
    betreff: "Änderung an Ihrem Zugang zum Antragsportal steht bevor",
    absaetze: [
      `eine zweite Person des Supports hat zugestimmt, ${WAS[art]}. Das geschieht ab ${formatDateTime(new Date(ab))}, wenn es niemand vorher stoppt.`,
      ...(art === "ADRESSE"
        ? [
            "Die neue Adresse bekommt dann einen Link. Sie gilt erst, wenn dieser Link bestätigt ist; bis dahin bleibt alles, wie es ist.",
          ]
        : []),
      stoppen(token),
    ],
    schluss: "TEAM",
  }),
  AENDERUNG_BEENDET: ({ art, ende }: { art: AenderungArt; ende: Exclude<AenderungEnde, "ERLEDIGT"> }): Brief => ({
    betreff: "Keine Änderung an Ihrem Zugang zum Antragsportal",
    absaetze: [`der Support wurde gebeten, ${WAS[art]}. ${ENDE[ende]} An Ihrem Zugang ist nichts geändert.`, FRAGEN],
    schluss: "TEAM",
  }),
  /** `isPflicht`: the person must have a second factor; otherwise the TAN by mail has taken its place. */
  AENDERUNG_FAKTOR: ({ isPflicht }: { isPflicht: boolean }): Brief => ({
    betreff: "Ihr zweiter Faktor im Antragsportal wurde zurückgesetzt",
    absaetze: [
      "der zweite Faktor Ihrer Anmeldung im Antragsportal wurde zurückgesetzt. Die bisherige App und ihre Wiederherstellungscodes gelten nicht mehr. Alle offenen Sitzungen wurden beendet.",
      isPflicht
        ? "Bei der nächsten Anmeldung richten Sie einen neuen zweiten Faktor ein."
        : "Bei der Anmeldung bekommen Sie ab jetzt eine TAN per E-Mail. Eine neue App können Sie danach im Profil einrichten.",
      FRAGEN,
    ],
    schluss: "TEAM",
  }),
  AENDERUNG_LINK: ({ token }: { token: string }, { fristenMinuten }: BriefConfig): Brief => ({
    betreff: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
    absaetze: [
      "für ein Konto im Antragsportal soll ab jetzt diese E-Mail-Adresse gelten. Bitte öffnen Sie diesen Link und bestätigen Sie die Adresse:",
      { adresse: { seite: "neueAdresseBestaetigen", query: { token } } },
      `Der Link gilt ${formatDauer(fristenMinuten.bestaetigung)} und kann nur einmal verwendet werden. Bis dahin gilt die bisherige Adresse.`,
      "Wenn Sie damit nichts anfangen können, müssen Sie nichts tun: Ohne Bestätigung ändert sich nichts.",
    ],
    schluss: "TEAM",
  }),
  /** To the new address and to the one before. */
  AENDERUNG_ADRESSE: ({ isNeue }: { isNeue: boolean }): Brief => ({
    betreff: "Ihre E-Mail-Adresse im Antragsportal wurde geändert",
    absaetze: [
      isNeue
        ? "für Ihr Konto im Antragsportal gilt jetzt diese E-Mail-Adresse. Bitte melden Sie sich ab jetzt mit ihr an; das Passwort ist dasselbe. Alle offenen Sitzungen wurden beendet."
        : "für Ihr Konto im Antragsportal gilt jetzt eine andere E-Mail-Adresse. Mit dieser hier können Sie sich nicht mehr anmelden, und sie bekommt keine Nachrichten mehr. Alle offenen Sitzungen wurden beendet.",
      FRAGEN,
    ],
    schluss: "TEAM",
  }),
};
