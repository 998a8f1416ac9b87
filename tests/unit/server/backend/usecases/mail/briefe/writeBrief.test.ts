import { describe, expect, it } from "vitest";
import { type BriefName, writeBrief } from "~/server/backend/usecases/mail/briefe/writeBrief";
import { BRIEFE_ZU_FRISTEN } from "./briefeZuFristen";
import { BRIEFE_ZUR_ANSICHT } from "./briefeZurAnsicht";
import { BRIEFE_ZUM_STAB } from "./briefeZumStab";
import { BRIEFE_ZUM_SUPPORT } from "./briefeZumSupport";
import { BRIEFE_ZUR_AENDERUNG } from "./briefeZurAenderung";
import { BRIEFE_ZUR_MITARBEIT, ENDE, type Erwartung, to } from "./briefeZurMitarbeit";

const fristenMinuten = {
  registrierung: 1,
  bestaetigung: 1440,
  passwortLink: 60,
  einladung: 10080,
  zweitePerson: 10080,
  wartezeit: 1440,
  nezo: 1,
  geparkteEingabe: 1,
  formularTicket: 1,
};
const config = { publicUrl: "https://portal.example.org", tanMinuten: 10, fristenMinuten };

/** Every letter of the portal as it arrives; a letter without an entry does not compile. */
const BRIEFE: { [N in BriefName]: Erwartung<N> } = {
  BESTAETIGUNG: {
    auftrag: { to, brief: "BESTAETIGUNG", token: "t/1" },
    betreff: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    zeilen: [
      "Guten Tag,",
      "",
      "vielen Dank für Ihre Registrierung im Antragsportal. Bitte öffnen Sie diesen Link und bestätigen Sie Ihre E-Mail-Adresse:",
      "",
      "https://portal.example.org/emailbestaetigen?token=t%2F1",
      "",
      "Der Link gilt 24 Stunden und kann nur einmal verwendet werden.",
      "",
      "Wenn Sie sich nicht registriert haben, müssen Sie nichts tun: Ohne Bestätigung wird kein Konto angelegt.",
      "",
      "Mit freundlichen Grüßen",
      "Ihr Team des Antragsportals",
      "",
      "Dies ist eine automatisch erstellte Nachricht. Bitte antworten Sie nicht darauf.",
      "",
    ],
  },
  KONTO_VORHANDEN: {
    auftrag: { to, brief: "KONTO_VORHANDEN" },
    betreff: "Sie haben bereits ein Konto",
    zeilen: [
      "Guten Tag,",
      "",
      "mit Ihrer E-Mail-Adresse wurde soeben eine Registrierung im Antragsportal begonnen. Sie haben dort bereits ein Konto. Es wurde nichts geändert.",
      "",
      "Hier können Sie sich anmelden:",
      "https://portal.example.org/landingpage",
      "",
      "Wenn Sie Ihr Passwort vergessen haben, vergeben Sie hier ein neues:",
      "https://portal.example.org/passwortvergessen",
      "",
      "Wenn Sie einem weiteren Unternehmen angehören, lassen Sie sich bitte von einer bevollmächtigten Person dieses Unternehmens einladen.",
      "",
      "Mit freundlichen Grüßen",
      "Ihr Team des Antragsportals",
      "",
      "Dies ist eine automatisch erstellte Nachricht. Bitte antworten Sie nicht darauf.",
      "",
    ],
  },
  PASSWORT_LINK: {
    auftrag: { to, brief: "PASSWORT_LINK", token: "t2" },
    betreff: "Passwort zurücksetzen",
    zeilen: [
      "Guten Tag,",
      "",
      "für Ihr Konto im Antragsportal wurde ein neues Passwort angefordert. Bitte öffnen Sie diesen Link und vergeben Sie ein neues Passwort:",
      "",
      "https://portal.example.org/passwortzuruecksetzen?token=t2",
      "",
      "Der Link gilt eine Stunde und kann nur einmal verwendet werden.",
      "",
      "Wenn Sie kein neues Passwort angefordert haben, müssen Sie nichts tun: Ihr bisheriges Passwort gilt weiter.",
      "",
      "Mit freundlichen Grüßen",
      "Ihr Team des Antragsportals",
      "",
      "Dies ist eine automatisch erstellte Nachricht. Bitte antworten Sie nicht darauf.",
      "",
    ],
  },
  KEIN_KONTO: {
    auftrag: { to, brief: "KEIN_KONTO" },
    betreff: "Passwort zurücksetzen",
    zeilen: [
      "Guten Tag,",
      "",
      "für Ihre E-Mail-Adresse wurde im Antragsportal ein neues Passwort angefordert. Unter dieser Adresse gibt es dort kein Konto.",
      "",
      "Wenn Sie das Antragsportal nutzen möchten, können Sie sich hier registrieren:",
      "https://portal.example.org/registrierung",
      "",
      "Wenn Sie nichts angefordert haben, müssen Sie nichts tun.",
      "",
      "Mit freundlichen Grüßen",
      "Ihr Team des Antragsportals",
      "",
      "Dies ist eine automatisch erstellte Nachricht. Bitte antworten Sie nicht darauf.",
      "",
    ],
  },
  PASSWORT_GEAENDERT: {
    auftrag: { to, brief: "PASSWORT_GEAENDERT" },
    betreff: "Ihr Passwort wurde geändert",
    zeilen: [
      "Guten Tag,",
      "",
      "das Passwort Ihres Kontos im Antragsportal wurde soeben geändert. Alle offenen Sitzungen wurden beendet.",
      "",
      "Wenn Sie das nicht selbst waren, vergeben Sie bitte sofort ein neues Passwort:",
      "https://portal.example.org/passwortvergessen",
      "",
      "Mit freundlichen Grüßen",
      "Ihr Team des Antragsportals",
      "",
      "Dies ist eine automatisch erstellte Nachricht. Bitte antworten Sie nicht darauf.",
      "",
    ],
  },
  EINLADUNG: {
    auftrag: { to, brief: "EINLADUNG", firma: "Muster & Söhne GmbH", token: "t3" },
    betreff: "Einladung in das Antragsportal",
    zeilen: [
      "Guten Tag,",
      "",
      "Sie wurden eingeladen, im Antragsportal für das Unternehmen „Muster & Söhne GmbH“ mitzuarbeiten. Bitte öffnen Sie diesen Link, um die Einladung anzunehmen:",
      "",
      "https://portal.example.org/unternehmensverknuepfung?token=t3",
      "",
      "Der Link gilt 7 Tage und kann nur einmal verwendet werden.",
      "",
      "Wenn Sie die Einladung nicht erwarten, müssen Sie nichts tun.",
      "",
      "Mit freundlichen Grüßen",
      "Ihr Team des Antragsportals",
      "",
      "Dies ist eine automatisch erstellte Nachricht. Bitte antworten Sie nicht darauf.",
      "",
    ],
  },
  ...BRIEFE_ZUR_MITARBEIT,
  ...BRIEFE_ZUM_STAB,
  ...BRIEFE_ZUR_ANSICHT,
  ...BRIEFE_ZUM_SUPPORT,
  ...BRIEFE_ZUR_AENDERUNG,
  ...BRIEFE_ZU_FRISTEN,
  STATISTIK_FEHLT: {
    auftrag: {
      to,
      brief: "STATISTIK_FEHLT",
      firma: "Muster & Söhne GmbH",
      label: "2025",
      bis: "2026-06-30",
      istBegonnen: false,
    },
    betreff: "Geschäftsstatistik für das Wirtschaftsjahr 2025 fehlt",
    zeilen: [
      "Guten Tag,",
      "",
      "das Wirtschaftsjahr 2025 des Unternehmens „Muster & Söhne GmbH“ ist beendet. Im Antragsportal fehlt dazu noch die Geschäftsstatistik. Ohne sie lässt sich kein Antrag einreichen.",
      "",
      "Bitte erfassen Sie sie bis zum 30.06.2026. Vorläufige und geschätzte Werte sind möglich:",
      "https://portal.example.org/geschaeftsstatistiken",
      "",
      "Diese Erinnerung senden wir für jedes Wirtschaftsjahr einmal an alle, die die Angaben erfassen können.",
      ...ENDE,
    ],
  },
  ANMELDE_TAN: {
    auftrag: { to, brief: "ANMELDE_TAN", tan: "012345", zweck: "ANMELDUNG" },
    betreff: "Ihre TAN für das Antragsportal",
    zeilen: [
      "Guten Tag,",
      "",
      "Ihre TAN lautet: 012345",
      "",
      "Sie gilt 10 Minuten und nur für die Anmeldung, die Sie gerade begonnen haben.",
      "Haben Sie sich nicht angemeldet? Dann kennt jemand Ihr Passwort. Bitte ändern Sie es sofort.",
      "",
      "Ihr Antragsportal",
    ],
  },
  UNTERSCHRIFT_TAN: {
    auftrag: { to, brief: "UNTERSCHRIFT_TAN", tan: "012345", intent: "EINREICHEN" },
    betreff: "Ihre TAN für die Einreichung eines Antrags",
    zeilen: [
      "Guten Tag,",
      "",
      "Ihre TAN für die Einreichung eines Antrags lautet: 012345",
      "",
      "Sie gilt 10 Minuten und nur für diesen Vorgang.",
      "",
      "Wenn Sie das nicht waren, ändern Sie bitte Ihr Passwort.",
    ],
  },
  KONTO_GEAENDERT: {
    auftrag: { to, brief: "KONTO_GEAENDERT", aenderung: "MAIL_TFA_EIN" },
    betreff: "Änderung an Ihrem Konto im Antragsportal",
    zeilen: [
      "Guten Tag,",
      "",
      "Die TAN per E-Mail wurde eingeschaltet.",
      "",
      "Waren Sie das nicht? Dann setzen Sie bitte sofort Ihr Passwort zurück:",
      "https://portal.example.org/passwortvergessen",
      "",
      "Ihr Antragsportal",
    ],
  },
  FALSCHE_PASSWOERTER: {
    auftrag: { to, brief: "FALSCHE_PASSWOERTER" },
    betreff: "Falsche Passwörter bei Ihrem Konto",
    zeilen: [
      "Guten Tag,",
      "",
      "bei der Anmeldung mit Ihrer E-Mail-Adresse wurde im Antragsportal mehrmals hintereinander ein falsches Passwort eingegeben.",
      "",
      "Waren Sie das selbst? Dann müssen Sie nichts tun. Wenn Sie Ihr Passwort nicht mehr wissen, vergeben Sie hier ein neues:",
      "https://portal.example.org/passwortvergessen",
      "",
      "Waren Sie das nicht? Ihr Konto ist geschützt: Nach mehreren falschen Eingaben wird jeder weitere Versuch ausgebremst. In einem Browser, in dem Sie sich in den letzten Monaten angemeldet haben, können Sie sich wie gewohnt anmelden. Wenn jemand Ihr Passwort kennen könnte oder Sie es auch anderswo verwenden, vergeben Sie bitte über den Link oben ein neues.",
      "",
      "Diese Nachricht senden wir Ihnen höchstens einmal am Tag, auch wenn die Versuche weitergehen.",
      "",
      "Ihr Antragsportal",
    ],
  },
  NEUE_NACHRICHT: {
    auftrag: {
      to,
      brief: "NEUE_NACHRICHT",
      nachrichtUuid: "0190e5a0-0000-7000-8000-000000000001",
      unternehmenUuid: "0190e5a0-0000-7000-8000-000000000002",
    },
    betreff: "Neue Nachricht im Portal",
    zeilen: [
      "Guten Tag,",
      "",
      "im Antragsportal liegt eine neue Nachricht für Ihr Unternehmen. Diese E-Mail enthält aus Gründen der Geheimhaltung keinen Inhalt.",
      "",
      "Bitte melden Sie sich an, um sie zu lesen:",
      "https://portal.example.org/nachrichten/0190e5a0-0000-7000-8000-000000000001?unternehmen=0190e5a0-0000-7000-8000-000000000002",
    ],
  },
};

describe("writeBrief", () => {
  it.each(Object.values(BRIEFE))("schreibt $auftrag.brief", ({ auftrag, betreff, zeilen }) => {
    expect(writeBrief(config, auftrag)).toEqual({ to, subject: betreff, text: zeilen.join("\n") });
  });

  it.each([
    ["EINREICHEN", "die Einreichung eines Antrags"],
    ["BESCHEID_ABRUF", "den Abruf eines Bescheids"],
    ["NACHTRAG", "die Einreichung eines Nachtrags"],
    ["WIDERSPRUCH", "die Einreichung eines Widerspruchs"],
    ["WIDERSPRUCH_RUECKZUG", "die Rücknahme eines Widerspruchs"],
    ["ANTRAG_RUECKZUG", "den Rückzug eines Antrags"],
  ] as const)("nennt bei der TAN für %s, wofür sie ist", (intent, wofuer) => {
    const { subject, text } = writeBrief(config, { to, brief: "UNTERSCHRIFT_TAN", tan: "012345", intent });
    expect(subject).toBe(`Ihre TAN für ${wofuer}`);
    expect(text).toContain(`\n\nIhre TAN für ${wofuer} lautet: 012345\n\n`);
  });

  it("sagt bei der TAN zur Bestätigung, dass sie nur dafür gilt", () => {
    const { text } = writeBrief(config, { to, brief: "ANMELDE_TAN", tan: "012345", zweck: "BESTAETIGUNG" });
    expect(text).toContain(
      "Sie gilt 10 Minuten und nur für die Bestätigung, die Sie gerade begonnen haben.\nHaben Sie keine Bestätigung begonnen? Dann kennt jemand Ihr Passwort. Bitte ändern Sie es sofort.",
    );
  });

  it.each([
    ["MAIL_TFA_EIN", "Die TAN per E-Mail wurde eingeschaltet."],
    ["MAIL_TFA_AUS", "Die TAN per E-Mail wurde ausgeschaltet."],
    ["APP_TFA_EIN", "Die Anmeldung mit einer Authentifizierungs-App wurde eingerichtet."],
    ["APP_TFA_AUS", "Die Anmeldung mit einer Authentifizierungs-App wurde entfernt."],
    ["CODES_ERNEUERT", "Ihre Wiederherstellungscodes wurden erneuert."],
    ["PASSWORT_MELDUNG", "Ihr Passwort wurde geändert. Alle anderen Sitzungen wurden beendet."],
  ] as const)("sagt bei %s, was sich am Konto geändert hat", (aenderung, satz) => {
    expect(writeBrief(config, { to, brief: "KONTO_GEAENDERT", aenderung }).text.split("\n\n")[1]).toBe(satz);
  });

  it.each(Object.values(BRIEFE))(
    "stellt jede Adresse von $auftrag.brief allein auf eine Zeile, immer im Portal",
    ({ auftrag }) => {
      const zeilen = writeBrief(config, auftrag).text.split("\n");
      for (const zeile of zeilen.filter((eine) => eine.includes("://")))
        expect(zeile).toMatch(/^https:\/\/portal\.example\.org\/\S+$/);
    },
  );
});
