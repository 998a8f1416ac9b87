import { listStatusIn } from "../domain/antrag/antragStatus";
import type { RouteEntry } from "./routeEntry";

/** The statuses in which there is something submitted to read. */
const EINGEREICHT = listStatusIn("verfahren");

/** The statuses in which what was submitted can be downloaded. */
const HERUNTERLADBAR = listStatusIn("verfahren", "rueckzug", "archiv");

/** A page of one Antrag, whose id stands in its path. */
const IM_ANTRAG = { access: "login", needs: "gewaehlt", nav: "antraege", ids: ["uuid"] } as const;

/** A page on which the authorised representatives of a company administer its users. */
const VERWALTUNG = { access: "login", needs: "unternehmen", nav: "benutzerverwaltung" } as const;

/** A page on which support helps people. @spec bildschirme.md 7 */
const SUPPORT = { access: "login", needs: "gewaehlt", nav: "supportBenutzerverwaltung", shell: "portal" } as const;
/** A page on which administrators administer the staff. @spec bildschirme.md 6 */
const STAB = { access: "login", needs: "gewaehlt", nav: "adminBenutzerverwaltung", shell: "portal" } as const;
/** A page on which help and hint texts are edited. @spec bildschirme.md 9 */
const HILFETEXTE = { access: "login", needs: "gewaehlt", nav: "hilfetexteView", shell: "portal" } as const;
/** A page on which the questions of /help are edited. @spec bildschirme.md 10 */
const FAQ = { access: "login", needs: "gewaehlt", nav: "faqEditView", shell: "portal" } as const;

/** A page on which administrators look after the portal. @spec §6 nobody else sees Wartung; bildschirme.md 8 */
const WARTUNG = { access: "login", needs: "gewaehlt", nav: "wartungSonstigesView", shell: "portal" } as const;
const LOGS = { access: "login", needs: "gewaehlt", nav: "wartungLogArchivView" } as const;
/** What has to do with exports. @spec bildschirme.md 11 */
const EXPORTE = { access: "login", needs: "gewaehlt", nav: "exportMainView", shell: "portal" } as const;

/** A page on which staff see the announcements. @spec bildschirme.md 7 */
const MELDUNGEN = { access: "login", needs: "gewaehlt", nav: "systemNachrichtenView", shell: "portal" } as const;

/** A page about the affiliated companies. @spec §2 the marker of the submission stays */
const VERBUND = {
  access: "login",
  needs: "unternehmen",
  nav: "verbundeneUnternehmen",
  help: "verbundeneUnternehmen",
  shell: "portal",
  keepsSubmissionMarker: true,
} as const;

/** A page about the business statistics. @spec §2 the marker of the submission stays */
const STATISTIK = { ...VERBUND, nav: "unternehmenWirtschaftsjahr", help: "wirtschaftsjahr" } as const;

/**
 * Every page of the portal, the only place that knows a path. Routes, links, guards, navigation, titles and
 * docs/routes.md come from here. A row exists only for a page that works. @spec §2
 */
export const routeTable = {
  wurzel: { path: "", file: "routes/_index.tsx", access: "public", shell: "ohne", title: "Antragsportal" },

  // Public and login routes; these skip the two-factor check.
  landingpage: {
    path: "landingpage",
    file: "routes/landingpage.tsx",
    access: "guest",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Anmelden",
  },
  tan: { path: "tan", file: "routes/tan.tsx", access: "preTan", skipsTwoFactor: true, shell: "oeffentlich", title: "TAN eingeben" },
  help: { path: "help", file: "routes/help.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Hilfe" },
  registrierung: {
    path: "registrierung",
    file: "routes/registrierung.tsx",
    access: "guest",
    skipsTwoFactor: true,
    help: "registrierung",
    shell: "oeffentlich",
    title: "Registrierung",
  },
  registrierungErfolgreich: {
    path: "registrierungErfolgreich",
    file: "routes/registrierungErfolgreich.tsx",
    access: "public",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Registrierung erfolgreich",
  },
  emailbestaetigen: {
    path: "emailbestaetigen",
    file: "routes/emailbestaetigen.tsx",
    access: "public",
    skipsTwoFactor: true,
    token: true,
    shell: "oeffentlich",
    title: "E-Mail-Adresse bestätigen",
  },
  registrierungPasswortVergeben: {
    path: "registrierungPasswortVergeben",
    file: "routes/registrierungPasswortVergeben.tsx",
    access: "public",
    skipsTwoFactor: true,
    token: true,
    shell: "oeffentlich",
    title: "Passwort vergeben",
  },
  unternehmensverknuepfung: {
    path: "unternehmensverknuepfung",
    file: "routes/unternehmensverknuepfung.tsx",
    access: "public",
    skipsTwoFactor: true,
    token: true,
    help: "registrierung",
    shell: "oeffentlich",
    title: "Einladung annehmen",
  },
  passwortvergessen: {
    path: "passwortvergessen",
    file: "routes/passwortvergessen.tsx",
    access: "public",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Passwort vergessen",
  },
  passwortzuruecksetzen: {
    path: "passwortzuruecksetzen",
    file: "routes/passwortzuruecksetzen.tsx",
    access: "public",
    skipsTwoFactor: true,
    token: true,
    shell: "oeffentlich",
    title: "Passwort zurücksetzen",
  },
  /** @assumed §2 has no pages for links about a change that the support makes; these two are theirs. */
  zugangsaenderungStoppen: {
    path: "zugangsaenderungStoppen",
    file: "routes/zugangsaenderungStoppen.tsx",
    access: "public",
    skipsTwoFactor: true,
    token: true,
    shell: "oeffentlich",
    title: "Änderung stoppen",
  },
  neueAdresseBestaetigen: {
    path: "neueAdresseBestaetigen",
    file: "routes/neueAdresseBestaetigen.tsx",
    access: "public",
    skipsTwoFactor: true,
    token: true,
    shell: "oeffentlich",
    title: "Neue E-Mail-Adresse bestätigen",
  },
  leichtesprache: {
    path: "leichtesprache",
    file: "routes/leichtesprache.tsx",
    access: "public",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    isOhneNavigation: true,
    title: "Leichte Sprache",
  },
  // For developers: not found in production.
  katalog: {
    path: "katalog/:raum?",
    file: "routes/katalog.tsx",
    access: "public",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Katalog",
  },
  impressum: {
    path: "impressum",
    file: "routes/impressum.tsx",
    access: "public",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    isOhneNavigation: true,
    title: "Impressum",
  },
  barrierefreiheit: {
    path: "barrierefreiheit",
    file: "routes/barrierefreiheit.tsx",
    access: "public",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Erklärung zur Barrierefreiheit",
  },
  datenschutz: {
    path: "datenschutz",
    file: "routes/datenschutz.tsx",
    access: "public",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Datenschutz",
  },
  datenschutzPdf: {
    path: "datenschutz.pdf",
    file: "routes/datenschutz[.]pdf.ts",
    access: "public",
    skipsTwoFactor: true,
    shell: "ohne",
    title: "Datenschutz (PDF)",
  },
  belegpruefung: {
    path: "belegpruefung",
    file: "routes/belegpruefung.tsx",
    access: "public",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Beleg prüfen",
  },
  kontakt: { path: "kontakt", file: "routes/kontakt.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Kontakt" },
  setup2FA: {
    path: "setup2FA",
    file: "routes/setup2FA.tsx",
    access: "login",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Zwei-Faktor-Authentifizierung nicht aktiv",
  },
  bestaetigen: { path: "bestaetigen", file: "routes/bestaetigen.tsx", access: "login", shell: "oeffentlich", title: "Bestätigen, dass Sie es sind" },
  abmelden: {
    path: "abmelden",
    file: "routes/abmelden.tsx",
    access: "preTan",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Abmelden",
  },

  ansichtBeenden: {
    path: "ansichtBeenden",
    file: "routes/ansichtBeenden.tsx",
    access: "login",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Ansicht beenden",
  },

  // Identification service: notice before leaving, return, results.
  nezoStart: {
    path: "nezostart",
    file: "routes/nezostart.tsx",
    access: "public",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Zur Identifizierung",
  },
  nezoweiterleitung: {
    path: "nezoweiterleitung",
    file: "routes/nezoweiterleitung.tsx",
    access: "public",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Rückkehr von der Identifizierung",
  },
  nezoerror: {
    path: "nezoerror",
    file: "routes/nezoerror.tsx",
    access: "public",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Identifizierung nicht erfolgreich",
  },
  nezosuccess: {
    path: "nezosuccess",
    file: "routes/nezosuccess.tsx",
    access: "public",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Identifizierung erfolgreich",
  },

  // Choice, profile, home.
  loginUnternehmenAuswahl: {
    path: "loginUnternehmenAuswahl",
    file: "routes/loginUnternehmenAuswahl.tsx",
    access: "login",
    shell: "oeffentlich",
    title: "Unternehmen auswählen",
  },
  loginSystemrollenAuswahl: {
    path: "loginSystemrollenAuswahl",
    file: "routes/loginSystemrollenAuswahl.tsx",
    access: "login",
    shell: "oeffentlich",
    title: "Systemrolle auswählen",
  },
  /** @assumed Reachable without a second factor: it is the only place where one can be set up. */
  profil: { path: "profil", file: "routes/profil.tsx", access: "login", skipsTwoFactor: true, help: "profil", shell: "portal", title: "Profil" },
  home: { path: "home", file: "routes/home.tsx", access: "login", needs: "unternehmen", nav: "home", shell: "portal", title: "Startseite" },
  /** @assumed §2 has no page over several companies; it needs no chosen one, and opening an Antrag chooses its own. */
  meineUnternehmen: {
    path: "meineUnternehmen",
    file: "routes/meineUnternehmen.tsx",
    access: "login",
    shell: "portal",
    title: "Alle meine Unternehmen",
  },
  /** @assumed §2 has no search; it reaches all companies of the visitor, like the page before it. */
  suche: { path: "suche", file: "routes/suche.tsx", access: "login", shell: "portal", title: "Suche in Anträgen" },
  /** @assumed §2 names only the bell; the page is its content for browsers without scripts. */
  systembenachrichtigungen: {
    path: "systembenachrichtigungen",
    file: "routes/systembenachrichtigungen.tsx",
    access: "login",
    needs: "gewaehlt",
    shell: "portal",
    title: "Systembenachrichtigungen",
  },
  systembenachrichtigungenGeschlossen: {
    path: "systembenachrichtigungen/geschlossen",
    file: "routes/systembenachrichtigungen.geschlossen.ts",
    access: "login",
    needs: "gewaehlt",
    shell: "ohne",
    title: "Systembenachrichtigungen schließen",
  },
  hilfetexteAnzeigen: {
    path: "hilfetexteAnzeigen",
    file: "routes/hilfetexteAnzeigen.ts",
    access: "login",
    shell: "ohne",
    title: "Hilfeanzeige",
  },

  /** Also for those who register; people with a login read every area. */
  hilfeDaten: {
    path: "hilfedaten/:bereich",
    file: "routes/hilfedaten.$bereich.ts",
    access: "public",
    skipsTwoFactor: true,
    shell: "ohne",
    title: "Hilfetexte",
  },
  formularSchutz: {
    path: "formularschutz",
    file: "routes/formularschutz.ts",
    access: "public",
    skipsTwoFactor: true,
    shell: "ohne",
    title: "Schutz der Formulare",
  },
  sitzungErneuern: {
    path: "sitzungErneuern",
    file: "routes/sitzungErneuern.ts",
    access: "login",
    skipsTwoFactor: true,
    shell: "ohne",
    title: "Sitzung erneuern",
  },
  /** The keys of the vault in the browser, for scripts. */
  tresor: { path: "tresor", file: "routes/tresor.ts", access: "login", needs: "unternehmen", shell: "ohne", title: "Tresor" },
  farben: { path: "farben", file: "routes/farben.ts", access: "public", skipsTwoFactor: true, shell: "ohne", title: "Farben" },
  leiste: { path: "leiste", file: "routes/leiste.ts", access: "public", skipsTwoFactor: true, shell: "ohne", title: "Seitennavigation" },

  // The company.
  /** @assumed §2 has no page where staff choose the company that they read about; §6 lets them read. */
  supportUnternehmen: {
    path: "support/unternehmen",
    file: "routes/support.unternehmen.tsx",
    access: "login",
    needs: "gewaehlt",
    nav: "supportUnternehmen",
    shell: "portal",
    isListe: true,
    title: "Unternehmen suchen",
  },
  /**
   * @assumed §2 does not name it among the pages that keep the marker; the check list leads here, so that the way back
   * has to stay.
   */
  unternehmen: {
    path: "unternehmen",
    file: "routes/unternehmen._index.tsx",
    access: "login",
    needs: "unternehmen",
    nav: "unternehmen",
    help: "unternehmen",
    shell: "portal",
    keepsSubmissionMarker: true,
    keepsInput: "STAMMDATEN",
    title: "Unternehmensstammdaten",
  },
  unternehmenVerlauf: {
    path: "unternehmen/verlauf",
    file: "routes/unternehmen.verlauf.tsx",
    access: "login",
    needs: "unternehmen",
    nav: "unternehmen",
    help: "unternehmen",
    shell: "portal",
    keepsSubmissionMarker: true,
    title: "Verlauf der Stammdaten",
  },
  unternehmenWirtschaftsjahr: {
    path: "geschaeftsstatistiken",
    file: "routes/geschaeftsstatistiken.tsx",
    ...STATISTIK,
    title: "Geschäftsstatistik",
  },
  unternehmenWirtschaftsjahrFormular: {
    path: "geschaeftsstatistikenFormular/:uuid?",
    file: "routes/geschaeftsstatistikenFormular.($uuid).tsx",
    ...STATISTIK,
    ids: ["uuid"],
    keepsInput: "WIRTSCHAFTSJAHR",
    title: "Wirtschaftsjahr",
  },
  unternehmenWirtschaftsjahrVerlauf: {
    path: "geschaeftsstatistikenFormular/:uuid/verlauf",
    file: "routes/geschaeftsstatistikenFormular.$uuid.verlauf.tsx",
    ...STATISTIK,
    ids: ["uuid"],
    title: "Verlauf des Wirtschaftsjahres",
  },
  unternehmenWirtschaftsjahrCsv: {
    path: "geschaeftsstatistiken.csv",
    file: "routes/geschaeftsstatistiken[.]csv.ts",
    access: "login",
    needs: "unternehmen",
    nav: "unternehmenWirtschaftsjahr",
    shell: "ohne",
    keepsSubmissionMarker: true,
    title: "Geschäftsstatistik (CSV)",
  },
  unternehmenWirtschaftsjahrXlsx: {
    path: "geschaeftsstatistiken.xlsx",
    file: "routes/geschaeftsstatistiken[.]xlsx.ts",
    access: "login",
    needs: "unternehmen",
    nav: "unternehmenWirtschaftsjahr",
    shell: "ohne",
    keepsSubmissionMarker: true,
    title: "Geschäftsstatistik (Excel)",
  },
  unternehmenWirtschaftsjahrTabelle: {
    path: "geschaeftsstatistikenTabelle",
    file: "routes/geschaeftsstatistikenTabelle.tsx",
    ...STATISTIK,
    keepsInput: "JAHRESTABELLE",
    title: "Alle Wirtschaftsjahre",
  },
  unternehmenDatenblattPdf: {
    path: "unternehmen/datenblatt.pdf",
    file: "routes/unternehmen.datenblatt[.]pdf.ts",
    access: "login",
    needs: "unternehmen",
    nav: "unternehmen",
    shell: "ohne",
    keepsSubmissionMarker: true,
    title: "Datenblatt des Unternehmens (PDF)",
  },
  unternehmenDatenblattJson: {
    path: "unternehmen/datenblatt.json",
    file: "routes/unternehmen.datenblatt[.]json.ts",
    access: "login",
    needs: "unternehmen",
    nav: "unternehmen",
    shell: "ohne",
    keepsSubmissionMarker: true,
    title: "Datenblatt des Unternehmens (JSON)",
  },
  /** @assumed The specification names no address for the KMU status; it belongs to the company and keeps the marker. */
  unternehmenKmu: {
    path: "unternehmen/kmu",
    file: "routes/unternehmen.kmu._index.tsx",
    access: "login",
    needs: "unternehmen",
    nav: "unternehmen",
    help: "unternehmen",
    shell: "portal",
    keepsSubmissionMarker: true,
    title: "KMU-Status",
  },
  unternehmenKmuPdf: {
    path: "unternehmen/kmu/berechnung.pdf",
    file: "routes/unternehmen.kmu.berechnung[.]pdf.ts",
    access: "login",
    needs: "unternehmen",
    nav: "unternehmen",
    shell: "ohne",
    keepsSubmissionMarker: true,
    title: "Berechnung des KMU-Status (PDF)",
  },
  unternehmenKmuJson: {
    path: "unternehmen/kmu/berechnung.json",
    file: "routes/unternehmen.kmu.berechnung[.]json.ts",
    access: "login",
    needs: "unternehmen",
    nav: "unternehmen",
    shell: "ohne",
    keepsSubmissionMarker: true,
    title: "Berechnung des KMU-Status (JSON)",
  },
  unternehmenKmuZahlen: {
    path: "unternehmen/kmu/zahlen",
    file: "routes/unternehmen.kmu.zahlen.tsx",
    access: "login",
    needs: "unternehmen",
    nav: "unternehmen",
    help: "unternehmen",
    shell: "portal",
    keepsSubmissionMarker: true,
    isListe: true,
    title: "Zahlen für den KMU-Status",
  },
  unternehmenKmuZahlenFormular: {
    path: "unternehmen/kmu/zahlenFormular/:uuid?",
    file: "routes/unternehmen.kmu.zahlenFormular.($uuid).tsx",
    access: "login",
    needs: "unternehmen",
    nav: "unternehmen",
    ids: ["uuid"],
    help: "unternehmen",
    shell: "portal",
    keepsSubmissionMarker: true,
    keepsInput: "KMU_ZAHLEN",
    title: "Zahlen eines Wirtschaftsjahres",
  },
  unternehmenKmuZahlenVerlauf: {
    path: "unternehmen/kmu/zahlenFormular/:uuid/verlauf",
    file: "routes/unternehmen.kmu.zahlenFormular.$uuid.verlauf.tsx",
    access: "login",
    needs: "unternehmen",
    nav: "unternehmen",
    ids: ["uuid"],
    help: "unternehmen",
    shell: "portal",
    keepsSubmissionMarker: true,
    title: "Verlauf der Zahlen",
  },
  verbundeneUnternehmen: {
    path: "verbundeneUnternehmen",
    file: "routes/verbundeneUnternehmen._index.tsx",
    ...VERBUND,
    isListe: true,
    title: "Verbundene Unternehmen",
  },
  verbundeneUnternehmenNeu: {
    path: "verbundeneUnternehmen/neu",
    file: "routes/verbundeneUnternehmen.neu.tsx",
    ...VERBUND,
    keepsInput: "VERBUND",
    title: "Verbundenes Unternehmen hinzufügen",
  },
  verbundeneUnternehmenEinfuegen: {
    path: "verbundeneUnternehmen/einfuegen",
    file: "routes/verbundeneUnternehmen.einfuegen.tsx",
    ...VERBUND,
    keepsInput: "VERBUND_TABELLE",
    title: "Verbundene Unternehmen aus einer Tabelle",
  },
  verbundeneUnternehmenForm: {
    path: "verbundeneUnternehmen/:uuid",
    file: "routes/verbundeneUnternehmen.$uuid._index.tsx",
    ...VERBUND,
    ids: ["uuid"],
    keepsInput: "VERBUND",
    title: "Verbundenes Unternehmen",
  },
  verbundeneUnternehmenVerlauf: {
    path: "verbundeneUnternehmen/:uuid/verlauf",
    file: "routes/verbundeneUnternehmen.$uuid.verlauf.tsx",
    ...VERBUND,
    ids: ["uuid"],
    title: "Verlauf des Eintrags",
  },
  verbundeneUnternehmenBeenden: {
    path: "verbundeneUnternehmen/:uuid/beenden",
    file: "routes/verbundeneUnternehmen.$uuid.beenden.tsx",
    ...VERBUND,
    ids: ["uuid"],
    keepsInput: "VERBUND_ENDE",
    title: "Nicht mehr verbunden",
  },
  verbundeneUnternehmenLoeschen: {
    path: "verbundeneUnternehmen/:uuid/loeschen",
    file: "routes/verbundeneUnternehmen.$uuid.loeschen.tsx",
    ...VERBUND,
    ids: ["uuid"],
    title: "Eintrag löschen",
  },

  // Messages.
  nachrichten: {
    path: "nachrichten",
    file: "routes/nachrichten._index.tsx",
    access: "login",
    needs: "unternehmen",
    nav: "nachrichten",
    shell: "portal",
    isListe: true,
    title: "Nachrichten",
  },
  nachricht: {
    path: "nachrichten/:uuid",
    file: "routes/nachrichten.$uuid.tsx",
    access: "login",
    needs: "gewaehlt",
    nav: "nachrichten",
    ids: ["uuid"],
    help: "nachrichten",
    shell: "portal",
    keepsInput: "ANTWORT",
    title: "Nachricht",
  },
  /** What is typed as an answer, kept while it is typed; for scripts. */
  antwortEntwurf: {
    path: "nachrichten/:uuid/entwurf",
    file: "routes/nachrichten.$uuid.entwurf.ts",
    access: "login",
    needs: "unternehmen",
    nav: "nachrichten",
    ids: ["uuid"],
    shell: "ohne",
    title: "Entwurf einer Antwort",
  },
  nachrichtDatei: {
    path: "nachrichten/:uuid/dateien/:fileName",
    file: "routes/nachrichten.$uuid.dateien.$fileName.ts",
    access: "login",
    needs: "gewaehlt",
    nav: "nachrichten",
    ids: ["uuid"],
    shell: "ohne",
    title: "Datei einer Nachricht herunterladen",
  },

  // Anträge.
  antraege: {
    path: "antraege",
    file: "routes/antraege._index.tsx",
    access: "login",
    needs: "gewaehlt",
    nav: "antraege",
    shell: "portal",
    isListe: true,
    title: "Anträge",
  },
  antraegeCsv: {
    path: "antraege/liste.csv",
    file: "routes/antraege.liste[.]csv.ts",
    access: "login",
    needs: "gewaehlt",
    nav: "antraege",
    shell: "ohne",
    title: "Anträge (CSV)",
  },
  antraegeXlsx: {
    path: "antraege/liste.xlsx",
    file: "routes/antraege.liste[.]xlsx.ts",
    access: "login",
    needs: "gewaehlt",
    nav: "antraege",
    shell: "ohne",
    title: "Anträge (Excel)",
  },
  /** @assumed §2 names no page for it; the feed of deadlines belongs to the start page. */
  /** The address that the exports had before they had a page of their own. */
  antragExporte: {
    path: "antraege/exporte/:fileName?",
    file: "routes/antraege.exporte.($fileName).ts",
    ...EXPORTE,
    shell: "ohne",
    title: "Exporte",
  },
  exportMainView: { path: "exporte", file: "routes/exporte._index.tsx", ...EXPORTE, help: "exporte", title: "Exporte" },
  exportLaden: {
    path: "exporte/:fileName",
    file: "routes/exporte.$fileName.ts",
    ...EXPORTE,
    shell: "ohne",
    title: "Export",
  },
  kalender: {
    path: "kalender",
    file: "routes/kalender._index.tsx",
    access: "login",
    needs: "unternehmen",
    nav: "home",
    help: "antraege",
    shell: "portal",
    title: "Fristen im Kalender",
  },
  fristDatei: {
    path: "fristen/:frist/frist.ics",
    file: "routes/fristen.$frist.frist[.]ics.ts",
    access: "login",
    needs: "unternehmen",
    nav: "home",
    shell: "ohne",
    title: "Frist (iCalendar)",
  },
  kalenderDatei: {
    path: "kalender/:token/fristen.ics",
    file: "routes/kalender.$token.fristen[.]ics.ts",
    access: "public",
    skipsTwoFactor: true,
    shell: "ohne",
    title: "Fristen (iCalendar)",
  },
  antragStartseite: {
    path: "antraege/:uuid/startseite",
    file: "routes/antraege.$uuid.startseite.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid" },
    help: "antraege",
    shell: "portal",
    title: "Antrag",
  },
  /** @assumed §2 names the page without statuses: it opens in every status, files change only in a draft. */
  antragDateien: {
    path: "antraege/:uuid/dateiuebersicht",
    file: "routes/antraege.$uuid.dateiuebersicht.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid" },
    help: "antraege",
    shell: "portal",
    title: "Dateiübersicht",
  },
  anlagenHochladen: {
    path: "antraege/:uuid/anlagen",
    file: "routes/antraege.$uuid.anlagen.ts",
    ...IM_ANTRAG,
    antrag: { from: "uuid" },
    shell: "ohne",
    title: "Anlagen hochladen",
  },
  /** @assumed §2 names no page for it: what staff need a file of one Antrag for is asked before it is sent. */
  mitnahme: {
    path: "mitnahme",
    file: "routes/mitnahme.tsx",
    access: "login",
    needs: "gewaehlt",
    nav: "antraege",
    help: "antraege",
    shell: "portal",
    title: "Datei herunterladen",
  },
  dateiLaden: {
    path: "antraege/:uuid/dateien/:fileName",
    file: "routes/antraege.$uuid.dateien.$fileName.ts",
    ...IM_ANTRAG,
    antrag: { from: "uuid" },
    shell: "ohne",
    title: "Datei herunterladen",
  },
  /** @assumed §2 names the page without statuses; it opens in every status and tells what there is. */
  nachforderungen: {
    path: "antrag/:uuid/nachforderungen",
    file: "routes/antrag.$uuid.nachforderungen.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", rule: "nachforderung" },
    help: "antraege",
    shell: "portal",
    title: "Nachforderungen",
  },
  /** @assumed §2 says only "submit a supplement"; the optional id is that of the draft, which its first page begins. */
  nachtrag: {
    path: "antraege/:antragUuid/nachtrag/:uuid?",
    file: "routes/antraege.$antragUuid.nachtrag.($uuid).tsx",
    access: "login",
    needs: "gewaehlt",
    nav: "antraege",
    ids: ["antragUuid", "uuid"],
    antrag: { from: "antragUuid" },
    shell: "portal",
    help: "nachtrag",
    keepsInput: "SCHRIFTSATZ",
    title: "Nachtrag",
  },
  nachtragLesen: {
    path: "antraege/:antragUuid/nachforderung/:uuid",
    file: "routes/antraege.$antragUuid.nachforderung.$uuid.tsx",
    access: "login",
    needs: "gewaehlt",
    nav: "antraege",
    ids: ["antragUuid", "uuid"],
    antrag: { from: "antragUuid" },
    shell: "portal",
    title: "Eingereichter Nachtrag",
  },
  /**
   * @assumed §2 does not say what the optional id is: that of an Antrag; without one the page is about all of the
   * company.
   */
  widerspruchUebersicht: {
    path: "antraege/widerspruchUebersicht/:uuid?",
    file: "routes/antraege.widerspruchUebersicht.($uuid).tsx",
    access: "login",
    needs: "gewaehlt",
    nav: "antraege",
    ids: ["uuid"],
    shell: "portal",
    title: "Widersprüche",
  },
  widerspruchLesen: {
    path: "antraege/widerspruch/:uuid",
    file: "routes/antraege.widerspruch.$uuid.tsx",
    access: "login",
    needs: "gewaehlt",
    nav: "antraege",
    ids: ["uuid"],
    shell: "portal",
    title: "Widerspruch",
  },
  /** @assumed §2 says only "file an objection"; the id is that of the draft, which the overview begins. */
  widerspruch: {
    path: "antraege/:antragUuid/widerspruch/:uuid",
    file: "routes/antraege.$antragUuid.widerspruch.$uuid._index.tsx",
    access: "login",
    needs: "gewaehlt",
    nav: "antraege",
    ids: ["antragUuid", "uuid"],
    antrag: { from: "antragUuid" },
    shell: "portal",
    help: "widerspruch",
    keepsInput: "SCHRIFTSATZ",
    title: "Widerspruch einlegen",
  },
  widerspruchZurueckziehen: {
    path: "antraege/:antragUuid/widerspruch/:uuid/zurueckziehen",
    file: "routes/antraege.$antragUuid.widerspruch.$uuid.zurueckziehen.tsx",
    access: "login",
    needs: "gewaehlt",
    nav: "antraege",
    ids: ["antragUuid", "uuid"],
    antrag: { from: "antragUuid" },
    shell: "portal",
    title: "Widerspruch zurückziehen",
  },
  /**
   * @assumed §2 names no page for the withdrawal itself. It has no list of statuses: where it is too late the page
   * leads on and says why.
   */
  rueckzug: {
    path: "antraege/:uuid/rueckzug",
    file: "routes/antraege.$uuid.rueckzug.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid" },
    shell: "portal",
    keepsInput: "SCHRIFTSATZ",
    title: "Antrag zurückziehen",
  },
  /**
   * @assumed §2 names the page without statuses: it opens as soon as the withdrawal is declared, and in the archive.
   */
  zurueckgezogenerAntrag: {
    path: "antraege/:uuid/zurueckgezogenerAntrag",
    file: "routes/antraege.$uuid.zurueckgezogenerAntrag.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", status: ["RUECKZUG_WIRD_UEBERMITTELT", "ZURUECKGEZOGEN", "GESCHLOSSEN"], isNachFristOffen: true },
    shell: "portal",
    title: "Zurückgezogener Antrag",
  },
  bescheidmenu: {
    path: "antraege/:uuid/bescheidmenu",
    file: "routes/antraege.$uuid.bescheidmenu.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid" },
    shell: "portal",
    title: "Bescheide",
  },
  bescheid: {
    path: "antraege/:uuid/bescheid",
    file: "routes/antraege.$uuid.bescheid.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", rule: "bescheid" },
    shell: "portal",
    title: "Bescheid",
  },
  bescheidPdf: {
    path: "antraege/:uuid/bescheid.pdf",
    file: "routes/antraege.$uuid.bescheid[.]pdf.ts",
    ...IM_ANTRAG,
    antrag: { from: "uuid" },
    shell: "ohne",
    title: "Bescheid (PDF)",
  },
  antragNeu: {
    path: "antraege/neu",
    file: "routes/antraege.neu.tsx",
    access: "login",
    needs: "unternehmen",
    nav: "antraege",
    help: "antraege",
    shell: "portal",
    title: "Neuer Antrag",
  },
  antragUebernehmen: {
    path: "antraege/:uuid/uebernehmen",
    file: "routes/antraege.$uuid.uebernehmen.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid" },
    shell: "portal",
    title: "Angaben übernehmen",
  },
  antragHerkunft: {
    path: "antraege/:uuid/uebernahme",
    file: "routes/antraege.$uuid.uebernahme.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid" },
    shell: "portal",
    title: "Übernommene Angaben",
  },
  antragErgaenzen: {
    path: "antraege/:uuid/ergaenzen",
    file: "routes/antraege.$uuid.ergaenzen.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid" },
    help: "antraege",
    shell: "portal",
    title: "Ergänzungsantrag",
  },
  antragLoeschen: {
    path: "antraege/:uuid/loeschen",
    file: "routes/antraege.$uuid.loeschen.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", status: ["IN_BEARBEITUNG"], isNachFristOffen: true },
    shell: "portal",
    title: "Entwurf löschen",
  },
  /**
   * @assumed §2 names only the V2 path and the key antragForm; the V1 form has the path beside it, and §4's status list
   * of the V2 form.
   */
  antragForm: {
    path: "antraege/:uuid/formular/V1",
    file: "routes/antraege.$uuid.formular.V1.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", version: "V1", status: ["EINGEREICHT", "WIRD_UEBERMITTELT", "IN_BEARBEITUNG"] },
    help: "vorhabenV1",
    shell: "portal",
    isArbeitsplatz: true,
    keepsInput: "VORHABEN",
    title: "Antragsformular (Version 1)",
  },
  antragFormV2: {
    path: "antraege/:uuid/formular/V2",
    file: "routes/antraege.$uuid.formular.V2.tsx",
    ...IM_ANTRAG,
    /**
     * @assumed §4 leaves the sense of the list open; §2 says "allowed list". Only IN_BEARBEITUNG can be edited, the
     * others open read-only.
     */
    antrag: { from: "uuid", version: "V2", status: ["EINGEREICHT", "WIRD_UEBERMITTELT", "IN_BEARBEITUNG"] },
    help: "vorhabenV2",
    shell: "portal",
    isArbeitsplatz: true,
    keepsInput: "VORHABEN",
    title: "Antragsformular",
  },
  /**
   * @assumed Issue 19 §1 has no address for pasted rows: a page of its own for the tables of both versions, open while
   * the Antrag can be edited.
   */
  antragZeilen: {
    path: "antraege/:uuid/zeilen",
    file: "routes/antraege.$uuid.zeilen.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", status: ["IN_BEARBEITUNG"] },
    help: "antraege",
    shell: "portal",
    keepsInput: "VORHABEN",
    title: "Zeilen einfügen",
  },
  /**
   * A table of a Vorhaben filled in as a whole; the query names Vorhaben and table. It opens in every status: where the
   * Antrag cannot be edited the table is read, and says so.
   */
  antragTabelle: {
    path: "antraege/:uuid/tabelle",
    file: "routes/antraege.$uuid.tabelle.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid" },
    help: "vorhabenV2",
    shell: "portal",
    keepsInput: "VORHABEN",
    title: "Als Tabelle bearbeiten",
  },
  antragLuecken: {
    path: "antraege/:uuid/luecken",
    file: "routes/antraege.$uuid.luecken.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", status: ["IN_BEARBEITUNG"] },
    shell: "portal",
    title: "Was fehlt noch?",
  },
  antragFertig: {
    path: "antraege/:uuid/fertig",
    file: "routes/antraege.$uuid.fertig.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", status: ["IN_BEARBEITUNG"] },
    shell: "portal",
    title: "Fertig?",
  },
  antragLesen: {
    path: "antraege/:uuid/lesen",
    file: "routes/antraege.$uuid.lesen.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", status: ["IN_BEARBEITUNG"], isNachFristOffen: true },
    shell: "portal",
    title: "Antrag durchlesen",
  },
  /**
   * @assumed §2 has no pages for versions; they open for everybody who may read the Antrag, in every status and after
   * the end of V1.
   */
  antragVersionen: {
    path: "antraege/:uuid/versionen",
    file: "routes/antraege.$uuid.versionen.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", isNachFristOffen: true },
    help: "antraege",
    shell: "portal",
    title: "Versionen",
  },
  antragVergleich: {
    path: "antraege/:uuid/versionen/vergleich",
    file: "routes/antraege.$uuid.versionen.vergleich.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", isNachFristOffen: true },
    shell: "portal",
    title: "Fassungen vergleichen",
  },
  antragWiederherstellen: {
    path: "antraege/:uuid/versionen/wiederherstellen",
    file: "routes/antraege.$uuid.versionen.wiederherstellen.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", status: ["IN_BEARBEITUNG"] },
    shell: "portal",
    title: "Fassung wiederherstellen",
  },
  /** @assumed §2 has no page for the estimate; it opens where the form does. */
  antragSchaetzung: {
    path: "antraege/:uuid/schaetzung",
    file: "routes/antraege.$uuid.schaetzung.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", version: "V2", status: ["EINGEREICHT", "WIRD_UEBERMITTELT", "IN_BEARBEITUNG"] },
    help: "antraege",
    shell: "portal",
    title: "Schätzung der Forschungszulage",
  },
  einreichen: {
    path: "einreichen/:uuid",
    file: "routes/einreichen.$uuid.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", status: ["IN_BEARBEITUNG", "EINGEREICHT"] },
    help: "einreichen",
    shell: "portal",
    keepsSubmissionMarker: true,
    title: "Antrag einreichen",
  },
  eingereichterAntrag: {
    path: "eingereichterAntrag/:uuid/:eingereichterAntragId?",
    file: "routes/eingereichterAntrag.$uuid.($eingereichterAntragId).tsx",
    access: "login",
    needs: "gewaehlt",
    nav: "antraege",
    ids: ["uuid", "eingereichterAntragId"],
    antrag: {
      from: "uuid",
      isEingereichtAnsicht: true,
      status: EINGEREICHT,
    },
    shell: "portal",
    title: "Eingereichter Antrag",
  },

  antragBenutzerverwaltung: {
    path: "antragBenutzerverwaltung/:uuid",
    file: "routes/antragBenutzerverwaltung.$uuid.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid" },
    help: "antraege",
    shell: "portal",
    title: "Benutzer des Antrags",
  },

  // The users of the company.
  benutzerverwaltung: {
    path: "benutzerverwaltung",
    file: "routes/benutzerverwaltung._index.tsx",
    ...VERWALTUNG,
    help: "benutzerverwaltung",
    shell: "portal",
    isListe: true,
    title: "Benutzerverwaltung",
  },
  /**
   * @assumed §2 names one page; who is invited, how one person stands and what ends with an access have pages of their
   * own below it.
   */
  benutzerEinladen: {
    path: "benutzerverwaltung/einladen",
    file: "routes/benutzerverwaltung.einladen.tsx",
    ...VERWALTUNG,
    help: "benutzerverwaltung",
    shell: "portal",
    keepsInput: "EINLADUNG",
    title: "Benutzer hinzufügen",
  },
  /** @assumed §2 has no page for leaving; whoever works for a company may, so it needs no key of the administration. */
  benutzerVerlassen: {
    path: "benutzerverwaltung/verlassen",
    file: "routes/benutzerverwaltung.verlassen.tsx",
    access: "login",
    needs: "unternehmen",
    nav: "unternehmen",
    help: "benutzerverwaltung",
    shell: "portal",
    title: "Unternehmen verlassen",
  },
  benutzerBearbeiten: {
    path: "benutzerverwaltung/:uuid",
    file: "routes/benutzerverwaltung.$uuid._index.tsx",
    ...VERWALTUNG,
    ids: ["uuid"],
    help: "benutzerverwaltung",
    shell: "portal",
    title: "Benutzer verwalten",
  },
  benutzerUebergabe: {
    path: "benutzerverwaltung/:uuid/uebergabe",
    file: "routes/benutzerverwaltung.$uuid.uebergabe.tsx",
    ...VERWALTUNG,
    ids: ["uuid"],
    help: "benutzerverwaltung",
    shell: "portal",
    title: "Zugang beenden",
  },

  // The accounts of staff.
  supportBenutzerverwaltung: {
    path: "support/benutzerverwaltung",
    file: "routes/support.benutzerverwaltung._index.tsx",
    ...SUPPORT,
    isListe: true,
    title: "Unternehmensmitarbeiter",
  },
  /** @assumed §2 names one page; one person and what is done about it have pages of their own below it. */
  supportPerson: {
    path: "support/benutzerverwaltung/:uuid",
    file: "routes/support.benutzerverwaltung.$uuid._index.tsx",
    ...SUPPORT,
    ids: ["uuid"],
    title: "Person",
  },
  supportPersonAktion: {
    path: "support/benutzerverwaltung/:uuid/aktion",
    file: "routes/support.benutzerverwaltung.$uuid.aktion.tsx",
    ...SUPPORT,
    ids: ["uuid"],
    help: "personen",
    keepsInput: "PERSON_AKTION",
    title: "Zugang ändern",
  },
  /** @assumed issue 18 asks for the act and names no page: it has its own below that of the person. */
  supportPersonAnsicht: {
    path: "support/benutzerverwaltung/:uuid/ansicht",
    file: "routes/support.benutzerverwaltung.$uuid.ansicht.tsx",
    ...SUPPORT,
    ids: ["uuid"],
    help: "personen",
    title: "Ansicht wie",
  },
  adminBenutzerverwaltung: {
    path: "admin/benutzerverwaltung",
    file: "routes/admin.benutzerverwaltung._index.tsx",
    ...STAB,
    isListe: true,
    title: "Sonstige Mitarbeiter",
  },
  /** @assumed §2 names one page; a new account, one account and its lock or end have pages of their own below it. */
  stabAnlegen: {
    path: "admin/benutzerverwaltung/neu",
    file: "routes/admin.benutzerverwaltung.neu.tsx",
    ...STAB,
    help: "stab",
    title: "Konto anlegen",
  },
  stabBearbeiten: {
    path: "admin/benutzerverwaltung/:uuid",
    file: "routes/admin.benutzerverwaltung.$uuid._index.tsx",
    ...STAB,
    ids: ["uuid"],
    help: "stab",
    title: "Konto verwalten",
  },
  stabZugang: {
    path: "admin/benutzerverwaltung/:uuid/zugang",
    file: "routes/admin.benutzerverwaltung.$uuid.zugang.tsx",
    ...STAB,
    ids: ["uuid"],
    help: "stab",
    keepsInput: "STAB_ZUGANG",
    title: "Zugang ändern",
  },

  // The announcements.
  systemNachrichtenView: {
    path: "systemNachrichten",
    file: "routes/systemNachrichten.tsx",
    ...MELDUNGEN,
    isListe: true,
    title: "Systemnachrichten",
  },
  systemNachricht: {
    path: "systemNachricht/:uuid?/:isNew?",
    file: "routes/systemNachricht.($uuid).($isNew).tsx",
    ...MELDUNGEN,
    ids: ["uuid"],
    keepsInput: "SYSTEMNACHRICHT",
    help: "systemnachrichten",
    title: "Systemnachricht",
  },
  /** @assumed §2 has no page that asks before an announcement is deleted; §6 asks for a dialog, which needs scripts. */
  systemNachrichtLoeschen: {
    path: "systemNachricht/:uuid/loeschen",
    file: "routes/systemNachricht.$uuid.loeschen.tsx",
    ...MELDUNGEN,
    ids: ["uuid"],
    title: "Systemnachricht löschen",
  },

  // The questions of /help.
  wartungSonstigesView: {
    path: "wartungsonstiges",
    file: "routes/wartungsonstiges._index.tsx",
    ...WARTUNG,
    title: "Sonstiges",
  },
  /** @assumed §2 names one page; the question why a mail is thrown away has an address of its own below it. */
  wartungMailVerwerfen: {
    path: "wartungsonstiges/mails/:uuid",
    file: "routes/wartungsonstiges.mails.$uuid.tsx",
    ...WARTUNG,
    ids: ["uuid"],
    help: "wartung",
    title: "E-Mail verwerfen",
  },
  /** @assumed §2 names one page; the question why a refused document is thrown away has an address of its own. */
  wartungUebermittlungVerwerfen: {
    path: "wartungsonstiges/uebermittlungen/:uuid",
    file: "routes/wartungsonstiges.uebermittlungen.$uuid.tsx",
    ...WARTUNG,
    ids: ["uuid"],
    help: "wartung",
    title: "Übermittlung verwerfen",
  },
  /** @assumed §2 names one page; the question why a transmission is ended has an address of its own. */
  wartungUebermittlungAbbrechen: {
    path: "wartungsonstiges/uebermittlungen/:uuid/abbrechen",
    file: "routes/wartungsonstiges.uebermittlungen.$uuid.abbrechen.tsx",
    ...WARTUNG,
    ids: ["uuid"],
    help: "wartung",
    title: "Übermittlung abbrechen",
  },
  /** @assumed §2 names one page; the question why deleted drafts are removed has an address of its own below it. */
  wartungEntwuerfe: {
    path: "wartungsonstiges/entwuerfe",
    file: "routes/wartungsonstiges.entwuerfe.tsx",
    ...WARTUNG,
    title: "Gelöschte Entwürfe entfernen",
  },
  /** @assumed §2 names one page; announcing and changing a maintenance window has an address of its own below it. */
  wartungFenster: {
    path: "wartungsonstiges/fenster",
    file: "routes/wartungsonstiges.fenster.tsx",
    ...WARTUNG,
    keepsInput: "WARTUNGSFENSTER",
    help: "wartung",
    title: "Geplante Wartung",
  },
  /** @assumed §2 names one page; ending the sessions of many has an address of its own below it. */
  wartungSitzungen: {
    path: "wartungsonstiges/sitzungen",
    file: "routes/wartungsonstiges.sitzungen.tsx",
    ...WARTUNG,
    help: "wartung",
    title: "Sitzungen beenden",
  },
  wartungLogArchivView: {
    path: "wartunglogarchiv",
    file: "routes/wartunglogarchiv._index.tsx",
    ...LOGS,
    shell: "portal",
    isListe: true,
    title: "Logs",
  },
  /** @assumed §2 names one page; the list of the chains, one chain and the files with proof have addresses below it. */
  wartungKetten: {
    path: "wartunglogarchiv/ketten",
    file: "routes/wartunglogarchiv.ketten._index.tsx",
    ...LOGS,
    shell: "portal",
    isListe: true,
    title: "Ereignisketten",
  },
  wartungKettenauszug: {
    path: "wartunglogarchiv/ketten/auszug.json",
    file: "routes/wartunglogarchiv.ketten.auszug[.]json.ts",
    ...LOGS,
    shell: "ohne",
    title: "Auszug aus den Ereignisketten (JSON)",
  },
  wartungKette: {
    path: "wartunglogarchiv/ketten/:uuid",
    file: "routes/wartunglogarchiv.ketten.$uuid.tsx",
    ...LOGS,
    ids: ["uuid"],
    shell: "portal",
    title: "Ereigniskette",
  },
  /** @assumed §2 names one page; the log of the process has an address below it. */
  wartungProzess: {
    path: "wartunglogarchiv/prozess",
    file: "routes/wartunglogarchiv.prozess.tsx",
    ...LOGS,
    shell: "portal",
    isListe: true,
    title: "Log des Prozesses",
  },
  wartungAuszug: {
    path: "wartunglogarchiv/auszug.json",
    file: "routes/wartunglogarchiv.auszug[.]json.ts",
    ...LOGS,
    shell: "ohne",
    title: "Auszug aus dem Protokoll (JSON)",
  },
  hilfetexteView: {
    path: "admin/hilfetexte",
    file: "routes/admin.hilfetexte._index.tsx",
    ...HILFETEXTE,
    isListe: true,
    title: "Hilfetexte bearbeiten",
  },
  /** @assumed §2 names one page; each text has a page of its own below it. */
  hilfetextBearbeiten: {
    path: "admin/hilfetexte/:uuid",
    file: "routes/admin.hilfetexte.$uuid._index.tsx",
    ...HILFETEXTE,
    ids: ["uuid"],
    keepsInput: "HILFETEXT",
    help: "hilfetexte",
    title: "Hilfetext bearbeiten",
  },
  /** @assumed §2 names one page; files with texts go out and come in at addresses of their own below it. */
  hilfetexteExport: {
    path: "admin/hilfetexte/texte.yaml",
    file: "routes/admin.hilfetexte.texte[.]yaml.ts",
    ...HILFETEXTE,
    shell: "ohne",
    title: "Hilfetexte (YAML)",
  },
  hilfetexteImport: {
    path: "admin/hilfetexte/import",
    file: "routes/admin.hilfetexte.import.tsx",
    ...HILFETEXTE,
    help: "hilfetexte",
    title: "Hilfetexte importieren",
  },
  /** @assumed bildschirme.md 9 names the preview and no address for it: a sample of the form stands below the text. */
  hilfetextVorschau: {
    path: "admin/hilfetexte/:uuid/vorschau",
    file: "routes/admin.hilfetexte.$uuid.vorschau.tsx",
    ...HILFETEXTE,
    ids: ["uuid"],
    keepsInput: "HILFETEXT",
    title: "Hilfetext im Formular",
  },
  /** The same while it is typed; for scripts. */
  hilfetextVorschauDaten: {
    path: "admin/hilfetexte/:uuid/vorschaudaten",
    file: "routes/admin.hilfetexte.$uuid.vorschaudaten.ts",
    ...HILFETEXTE,
    ids: ["uuid"],
    shell: "ohne",
    title: "Vorschau eines Hilfetextes",
  },
  /** @assumed §2 has no page for the data protection officer. */
  lesezugriffeView: {
    path: "lesezugriffe",
    file: "routes/lesezugriffe.tsx",
    access: "login",
    needs: "gewaehlt",
    nav: "lesezugriffeView",
    shell: "portal",
    isListe: true,
    title: "Lesezugriffe",
  },
  faqEditView: { path: "admin/faq", file: "routes/admin.faq._index.tsx", ...FAQ, isListe: true, title: "FAQ bearbeiten" },
  /** @assumed §2 names one page; an entry and the categories have pages of their own below it. */
  faqAnlegen: {
    path: "admin/faq/neu",
    file: "routes/admin.faq.neu.tsx",
    ...FAQ,
    keepsInput: "FAQ_EINTRAG",
    help: "faq",
    title: "Eintrag anlegen",
  },
  faqKategorien: {
    path: "admin/faq/kategorien",
    file: "routes/admin.faq.kategorien._index.tsx",
    ...FAQ,
    help: "faq",
    keepsInput: "FAQ_KATEGORIE",
    title: "Kategorien der FAQ",
  },
  faqKategorie: {
    path: "admin/faq/kategorien/:uuid",
    file: "routes/admin.faq.kategorien.$uuid.tsx",
    ...FAQ,
    ids: ["uuid"],
    help: "faq",
    keepsInput: "FAQ_KATEGORIE",
    title: "Kategorie bearbeiten",
  },
  faqBearbeiten: {
    path: "admin/faq/:uuid",
    file: "routes/admin.faq.$uuid._index.tsx",
    ...FAQ,
    ids: ["uuid"],
    keepsInput: "FAQ_EINTRAG",
    help: "faq",
    title: "Eintrag bearbeiten",
  },

  // The seal.
  bsfzSiegel: {
    path: "bsfzSiegel",
    file: "routes/bsfzSiegel.tsx",
    access: "login",
    needs: "unternehmen",
    nav: "bsfzSiegel",
    flag: "bsfzSiegel",
    shell: "portal",
    title: "Siegel",
  },
  siegelVorschau: {
    path: "bsfzSiegel/vorschau/:variante",
    file: "routes/bsfzSiegel.vorschau.$variante.ts",
    access: "login",
    needs: "unternehmen",
    nav: "bsfzSiegel",
    flag: "bsfzSiegel",
    shell: "ohne",
    title: "Siegel (Vorschau)",
  },
  siegelDatei: {
    path: "bsfzSiegel/:variante/:format",
    file: "routes/bsfzSiegel.$variante.$format.ts",
    access: "login",
    needs: "unternehmen",
    nav: "bsfzSiegel",
    flag: "bsfzSiegel",
    shell: "ohne",
    title: "Siegel (Datei)",
  },

  /** @assumed §2 has no page for forms that arrived after the session had ended. */
  geparkteEingaben: {
    path: "geparkteEingaben/:uuid",
    file: "routes/geparkteEingaben.$uuid.tsx",
    access: "login",
    needs: "gewaehlt",
    nav: "antraege",
    ids: ["uuid"],
    shell: "portal",
    title: "Aufbewahrte Eingaben prüfen",
  },

  // Documents of an Antrag.
  antragPdf: {
    path: "antraege/:uuid/antrag.pdf",
    file: "routes/antraege.$uuid.antrag[.]pdf.ts",
    ...IM_ANTRAG,
    antrag: { from: "uuid", isEingereichtAnsicht: true, status: ["IN_BEARBEITUNG", ...HERUNTERLADBAR] },
    shell: "ohne",
    title: "Antrag (PDF)",
  },
  arbeitsplanPdf: {
    path: "antraege/:uuid/arbeitsplan.pdf",
    file: "routes/antraege.$uuid.arbeitsplan[.]pdf.ts",
    ...IM_ANTRAG,
    antrag: { from: "uuid", version: "V2", status: ["IN_BEARBEITUNG", ...HERUNTERLADBAR] },
    shell: "ohne",
    title: "Arbeitsplan (PDF)",
  },
  eingangsbestaetigungPdf: {
    path: "eingereichterAntrag/:uuid/eingangsbestaetigung.pdf",
    file: "routes/eingereichterAntrag.$uuid.eingangsbestaetigung[.]pdf.ts",
    ...IM_ANTRAG,
    antrag: { from: "uuid", isEingereichtAnsicht: true, status: HERUNTERLADBAR },
    shell: "ohne",
    title: "Eingangsbestätigung (PDF)",
  },

  antragJson: {
    path: "antraege/:uuid/antrag.json",
    file: "routes/antraege.$uuid.antrag[.]json.ts",
    ...IM_ANTRAG,
    antrag: { from: "uuid", isEingereichtAnsicht: true, status: ["IN_BEARBEITUNG", ...HERUNTERLADBAR] },
    shell: "ohne",
    title: "Antrag (JSON)",
  },
  antragXml: {
    path: "antraege/:uuid/antrag.xml",
    file: "routes/antraege.$uuid.antrag[.]xml.ts",
    ...IM_ANTRAG,
    antrag: { from: "uuid", isEingereichtAnsicht: true, status: ["IN_BEARBEITUNG", ...HERUNTERLADBAR] },
    shell: "ohne",
    title: "Antrag (XML)",
  },
  antragImport: {
    path: "antraege/:uuid/import",
    file: "routes/antraege.$uuid.import.tsx",
    ...IM_ANTRAG,
    antrag: { from: "uuid", version: "V2", status: ["IN_BEARBEITUNG"] },
    help: "antraege",
    shell: "portal",
    title: "Daten importieren",
  },

  nichtGefunden: {
    path: "*",
    file: "routes/$.tsx",
    access: "public",
    skipsTwoFactor: true,
    shell: "oeffentlich",
    title: "Seite nicht gefunden",
  },
} as const satisfies Record<string, RouteEntry>;

export type RouteKey = keyof typeof routeTable;
