import { type UnternehmenRolle, UNTERNEHMENSROLLEN } from "~/domain/benutzer/rollen";
import type { UnterschriftIntent } from "~/domain/antrag/unterschrift";
import { formatDauer } from "~/domain/sitzung/dauer";
import { formatDate } from "~/lib/date";
import type { Brief, BriefConfig } from "./brief";
import { AENDERUNG_BRIEFE_DEUTSCH } from "./briefeAenderungDeutsch";
import { ANSICHT_BRIEFE_DEUTSCH } from "./briefeAnsichtDeutsch";
import { FRIST_BRIEFE_DEUTSCH } from "./briefeFristDeutsch";
import { STAB_BRIEFE_DEUTSCH } from "./briefeStabDeutsch";
import { SUPPORT_BRIEFE_DEUTSCH } from "./briefeSupportDeutsch";

/** "Ihre TAN für …". */
const UNTERSCHRIFTEN: Record<UnterschriftIntent, string> = {
  EINREICHEN: "die Einreichung eines Antrags",
  BESCHEID_ABRUF: "den Abruf eines Bescheids",
  NACHTRAG: "die Einreichung eines Nachtrags",
  WIDERSPRUCH: "die Einreichung eines Widerspruchs",
  WIDERSPRUCH_RUECKZUG: "die Rücknahme eines Widerspruchs",
  ANTRAG_RUECKZUG: "den Rückzug eines Antrags",
};

const TAN_ZWECKE = {
  ANMELDUNG: ["nur für die Anmeldung, die Sie gerade begonnen haben", "Haben Sie sich nicht angemeldet?"],
  BESTAETIGUNG: ["nur für die Bestätigung, die Sie gerade begonnen haben", "Haben Sie keine Bestätigung begonnen?"],
} as const;

const KONTO_AENDERUNGEN = {
  MAIL_TFA_EIN: "Die TAN per E-Mail wurde eingeschaltet.",
  MAIL_TFA_AUS: "Die TAN per E-Mail wurde ausgeschaltet.",
  APP_TFA_EIN: "Die Anmeldung mit einer Authentifizierungs-App wurde eingerichtet.",
  APP_TFA_AUS: "Die Anmeldung mit einer Authentifizierungs-App wurde entfernt.",
  CODES_ERNEUERT: "Ihre Wiederherstellungscodes wurden erneuert.",
  PASSWORT_MELDUNG: "Ihr Passwort wurde geändert. Alle anderen Sitzungen wurden beendet.",
} as const;

/** What its owner is told about a change of an account; also its word in the log of events. */
export type KontoAenderung = keyof typeof KONTO_AENDERUNGEN;

const FRAGEN_ZUM_ZUGANG =
  "Wenn Sie damit nicht gerechnet haben, wenden Sie sich bitte an eine bevollmächtigte Person des Unternehmens.";

const NEUES_PASSWORT = { seite: "passwortvergessen" } as const;

const applies = ({ fristenMinuten }: BriefConfig, frist: keyof BriefConfig["fristenMinuten"]): string =>
  `Der Link gilt ${formatDauer(fristenMinuten[frist])} und kann nur einmal verwendet werden.`;

type Statistikluecke = { firma: string; label: string; bis: string | null; istBegonnen: boolean };

/**
 * All letters of the portal in German: what each needs to know, its subject and its paragraphs. Nothing in them is
 * secret but TAN and link.
 */
export const BRIEFE_DEUTSCH = {
  ...STAB_BRIEFE_DEUTSCH,
  ...ANSICHT_BRIEFE_DEUTSCH,
  ...FRIST_BRIEFE_DEUTSCH,
  ...SUPPORT_BRIEFE_DEUTSCH,
  ...AENDERUNG_BRIEFE_DEUTSCH,
  BESTAETIGUNG: ({ token }: { token: string }, config: BriefConfig): Brief => ({
    betreff: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    absaetze: [
      "vielen Dank für Ihre Registrierung im Antragsportal. Bitte öffnen Sie diesen Link und bestätigen Sie Ihre E-Mail-Adresse:",
      { adresse: { seite: "emailbestaetigen", query: { token } } },
      applies(config, "bestaetigung"),
      "Wenn Sie sich nicht registriert haben, müssen Sie nichts tun: Ohne Bestätigung wird kein Konto angelegt.",
    ],
    schluss: "TEAM",
  }),
  KONTO_VORHANDEN: (): Brief => ({
    betreff: "Sie haben bereits ein Konto",
    absaetze: [
      "mit Ihrer E-Mail-Adresse wurde soeben eine Registrierung im Antragsportal begonnen. Sie haben dort bereits ein Konto. Es wurde nichts geändert.",
      { satz: "Hier können Sie sich anmelden:", adresse: { seite: "landingpage" } },
      { satz: "Wenn Sie Ihr Passwort vergessen haben, vergeben Sie hier ein neues:", adresse: NEUES_PASSWORT },
      "Wenn Sie einem weiteren Unternehmen angehören, lassen Sie sich bitte von einer bevollmächtigten Person dieses Unternehmens einladen.",
    ],
    schluss: "TEAM",
  }),
  PASSWORT_LINK: ({ token }: { token: string }, config: BriefConfig): Brief => ({
    betreff: "Passwort zurücksetzen",
    absaetze: [
      "für Ihr Konto im Antragsportal wurde ein neues Passwort angefordert. Bitte öffnen Sie diesen Link und vergeben Sie ein neues Passwort:",
      { adresse: { seite: "passwortzuruecksetzen", query: { token } } },
      applies(config, "passwortLink"),
      "Wenn Sie kein neues Passwort angefordert haben, müssen Sie nichts tun: Ihr bisheriges Passwort gilt weiter.",
    ],
    schluss: "TEAM",
  }),
  KEIN_KONTO: (): Brief => ({
    betreff: "Passwort zurücksetzen",
    absaetze: [
      "für Ihre E-Mail-Adresse wurde im Antragsportal ein neues Passwort angefordert. Unter dieser Adresse gibt es dort kein Konto.",
      {
        satz: "Wenn Sie das Antragsportal nutzen möchten, können Sie sich hier registrieren:",
        adresse: { seite: "registrierung" },
      },
      "Wenn Sie nichts angefordert haben, müssen Sie nichts tun.",
    ],
    schluss: "TEAM",
  }),
  PASSWORT_GEAENDERT: (): Brief => ({
    betreff: "Ihr Passwort wurde geändert",
    absaetze: [
      "das Passwort Ihres Kontos im Antragsportal wurde soeben geändert. Alle offenen Sitzungen wurden beendet.",
      {
        satz: "Wenn Sie das nicht selbst waren, vergeben Sie bitte sofort ein neues Passwort:",
        adresse: NEUES_PASSWORT,
      },
    ],
    schluss: "TEAM",
  }),
  EINLADUNG: ({ firma, token }: { firma: string; token: string }, config: BriefConfig): Brief => ({
    betreff: "Einladung in das Antragsportal",
    absaetze: [
      `Sie wurden eingeladen, im Antragsportal für das Unternehmen „${firma}“ mitzuarbeiten. Bitte öffnen Sie diesen Link, um die Einladung anzunehmen:`,
      { adresse: { seite: "unternehmensverknuepfung", query: { token } } },
      applies(config, "einladung"),
      "Wenn Sie die Einladung nicht erwarten, müssen Sie nichts tun.",
    ],
    schluss: "TEAM",
  }),
  /**
   * Whoever it concerns hears of it, also who has asked for it: a mail that nobody expected is how a stolen login is
   * noticed.
   */
  ROLLE_GEAENDERT: ({ firma, rolle }: { firma: string; rolle: UnternehmenRolle }): Brief => ({
    betreff: "Ihre Rolle im Antragsportal wurde geändert",
    absaetze: [
      `Sie haben im Antragsportal für das Unternehmen „${firma}“ jetzt die Rolle „${UNTERNEHMENSROLLEN[rolle]}“.`,
      rolle === "BEVOLLMAECHTIGTER"
        ? "Damit sehen und bearbeiten Sie alle Anträge des Unternehmens, reichen sie ein und bestimmen, wer mitarbeitet."
        : "Damit bearbeiten Sie die Anträge, für die Sie ein Recht haben. Einreichen kann sie eine bevollmächtigte Person.",
      FRAGEN_ZUM_ZUGANG,
    ],
    schluss: "TEAM",
  }),
  STAMMDATEN_RECHT: ({ firma, darf }: { firma: string; darf: boolean }): Brief => ({
    betreff: "Ihr Recht an den Stammdaten eines Unternehmens wurde geändert",
    absaetze: [
      darf
        ? `Sie dürfen im Antragsportal jetzt die Angaben des Unternehmens „${firma}“ bearbeiten: Stammdaten, verbundene Unternehmen und Geschäftsstatistik.`
        : `Sie dürfen im Antragsportal die Angaben des Unternehmens „${firma}“ nicht mehr bearbeiten. Lesen können Sie sie weiter.`,
      FRAGEN_ZUM_ZUGANG,
    ],
    schluss: "TEAM",
  }),
  ZUGANG_ENTFERNT: ({ firma }: { firma: string }): Brief => ({
    betreff: "Ihr Zugang zu einem Unternehmen wurde entfernt",
    absaetze: [
      `Sie arbeiten im Antragsportal nicht mehr für das Unternehmen „${firma}“ mit. Ihr Konto im Portal bleibt bestehen.`,
      FRAGEN_ZUM_ZUGANG,
    ],
    schluss: "TEAM",
  }),
  ZUGANG_DEAKTIVIERT: ({ firma }: { firma: string }): Brief => ({
    betreff: "Ihr Zugang zu einem Unternehmen wurde deaktiviert",
    absaetze: [
      `Ihr Zugang zum Unternehmen „${firma}“ im Antragsportal ist deaktiviert, bis eine bevollmächtigte Person ihn wieder freigibt. Ihr Konto im Portal bleibt bestehen.`,
      FRAGEN_ZUM_ZUGANG,
    ],
    schluss: "TEAM",
  }),
  ZUGANG_REAKTIVIERT: ({
    firma,
    rolle,
    wartet,
  }: {
    firma: string;
    rolle: UnternehmenRolle;
    wartet: boolean;
  }): Brief => ({
    betreff: "Ihr Zugang zu einem Unternehmen ist wieder frei",
    absaetze: [
      `Sie können im Antragsportal wieder für das Unternehmen „${firma}“ arbeiten, mit der Rolle „${UNTERNEHMENSROLLEN[rolle]}“.`,
      ...(wartet
        ? ["Ihre frühere Bevollmächtigung gilt erst wieder, wenn eine zweite bevollmächtigte Person zugestimmt hat."]
        : []),
      { satz: "Hier melden Sie sich an:", adresse: { seite: "landingpage" } },
    ],
    schluss: "TEAM",
  }),
  RECHTE_UEBERNOMMEN: ({ firma, anzahl }: { firma: string; anzahl: number }): Brief => ({
    betreff: "Sie haben Rechte an Anträgen übernommen",
    absaetze: [
      `Im Antragsportal haben Sie für das Unternehmen „${firma}“ Rechte an ${anzahl === 1 ? "einem Antrag" : `${String(anzahl)} Anträgen`} von einer Person übernommen, die nicht mehr mitarbeitet.`,
      { satz: "Ihre Anträge finden Sie hier:", adresse: { seite: "antraege" } },
    ],
    schluss: "TEAM",
  }),
  /**
   * `label`: of the Wirtschaftsjahr. `bis`: the day that is proposed for its figures; null when it has passed.
   * `istBegonnen`: some of them are entered.
   */
  STATISTIK_FEHLT: ({ firma, label, bis, istBegonnen }: Statistikluecke): Brief => ({
    betreff: `Geschäftsstatistik für das Wirtschaftsjahr ${label} ${istBegonnen ? "ist unvollständig" : "fehlt"}`,
    absaetze: [
      `das Wirtschaftsjahr ${label} des Unternehmens „${firma}“ ist beendet. Im Antragsportal ${istBegonnen ? "ist die Geschäftsstatistik dazu noch unvollständig. Solange Angaben fehlen," : "fehlt dazu noch die Geschäftsstatistik. Ohne sie"} lässt sich kein Antrag einreichen.`,
      {
        satz: `Bitte ${istBegonnen ? "ergänzen" : "erfassen"} Sie sie${bis === null ? "" : ` bis zum ${formatDate(bis)}`}. Vorläufige und geschätzte Werte sind möglich:`,
        adresse: { seite: "geschaeftsstatistiken" },
      },
      "Diese Erinnerung senden wir für jedes Wirtschaftsjahr einmal an alle, die die Angaben erfassen können.",
    ],
    schluss: "TEAM",
  }),
  ANMELDE_TAN: (
    { tan, zweck }: { tan: string; zweck: keyof typeof TAN_ZWECKE },
    { tanMinuten }: BriefConfig,
  ): Brief => {
    const [wofuer, frage] = TAN_ZWECKE[zweck];
    return {
      betreff: "Ihre TAN für das Antragsportal",
      absaetze: [
        `Ihre TAN lautet: ${tan}`,
        `Sie gilt ${formatDauer(tanMinuten)} und ${wofuer}.\n${frage} Dann kennt jemand Ihr Passwort. Bitte ändern Sie es sofort.`,
      ],
      schluss: "PORTAL",
    };
  },
  UNTERSCHRIFT_TAN: (
    { tan, intent }: { tan: string; intent: UnterschriftIntent },
    { tanMinuten }: BriefConfig,
  ): Brief => ({
    betreff: `Ihre TAN für ${UNTERSCHRIFTEN[intent]}`,
    absaetze: [
      `Ihre TAN für ${UNTERSCHRIFTEN[intent]} lautet: ${tan}`,
      `Sie gilt ${formatDauer(tanMinuten)} und nur für diesen Vorgang.`,
      "Wenn Sie das nicht waren, ändern Sie bitte Ihr Passwort.",
    ],
    schluss: "OHNE",
  }),
  KONTO_GEAENDERT: ({ aenderung }: { aenderung: KontoAenderung }): Brief => ({
    betreff: "Änderung an Ihrem Konto im Antragsportal",
    absaetze: [
      KONTO_AENDERUNGEN[aenderung],
      { satz: "Waren Sie das nicht? Dann setzen Sie bitte sofort Ihr Passwort zurück:", adresse: NEUES_PASSWORT },
    ],
    schluss: "PORTAL",
  }),
  /** Says what happened, that nothing is lost, and what to do in either case. */
  FALSCHE_PASSWOERTER: (): Brief => ({
    betreff: "Falsche Passwörter bei Ihrem Konto",
    absaetze: [
      "bei der Anmeldung mit Ihrer E-Mail-Adresse wurde im Antragsportal mehrmals hintereinander ein falsches Passwort eingegeben.",
      {
        satz: "Waren Sie das selbst? Dann müssen Sie nichts tun. Wenn Sie Ihr Passwort nicht mehr wissen, vergeben Sie hier ein neues:",
        adresse: NEUES_PASSWORT,
      },
      "Waren Sie das nicht? Ihr Konto ist geschützt: Nach mehreren falschen Eingaben wird jeder weitere Versuch ausgebremst. In einem Browser, " +
        "in dem Sie sich in den letzten Monaten angemeldet haben, können Sie sich wie gewohnt anmelden. Wenn jemand Ihr Passwort kennen könnte " +
        "oder Sie es auch anderswo verwenden, vergeben Sie bitte über den Link oben ein neues.",
      "Diese Nachricht senden wir Ihnen höchstens einmal am Tag, auch wenn die Versuche weitergehen.",
    ],
    schluss: "PORTAL",
  }),
  /** Leads to the message, with the company that has to be chosen for it: see domain/sitzung/merkziel. */
  NEUE_NACHRICHT: ({ nachrichtUuid, unternehmenUuid }: { nachrichtUuid: string; unternehmenUuid: string }): Brief => ({
    betreff: "Neue Nachricht im Portal",
    absaetze: [
      "im Antragsportal liegt eine neue Nachricht für Ihr Unternehmen. Diese E-Mail enthält aus Gründen der Geheimhaltung keinen Inhalt.",
      {
        satz: "Bitte melden Sie sich an, um sie zu lesen:",
        adresse: { seite: `nachrichten/${nachrichtUuid}`, query: { unternehmen: unternehmenUuid } },
      },
    ],
    schluss: "OHNE",
  }),
};
