import type { RouteEntry } from "./routeEntry";

/**
 * Every page of the portal, the only place that knows a path. Routes, links, guards, navigation, titles and docs/routes.md come from here.
 * A row exists only for a page that works. @spec §2
 */
export const routeTable = {
  wurzel: { path: "", file: "routes/_index.tsx", access: "public", shell: "ohne", title: "Antragsportal" },

  // Public and login routes; these skip the two-factor check.
  landingpage: { path: "landingpage", file: "routes/landingpage.tsx", access: "guest", skipsTwoFactor: true, shell: "oeffentlich", title: "Anmelden" },
  tan: { path: "tan", file: "routes/tan.tsx", access: "preTan", skipsTwoFactor: true, shell: "oeffentlich", title: "TAN eingeben" },
  help: { path: "help", file: "routes/help.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Hilfe" },
  registrierung: { path: "registrierung", file: "routes/registrierung.tsx", access: "guest", skipsTwoFactor: true, shell: "oeffentlich", title: "Registrierung" },
  registrierungErfolgreich: { path: "registrierungErfolgreich", file: "routes/registrierungErfolgreich.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Registrierung erfolgreich" },
  emailbestaetigen: { path: "emailbestaetigen", file: "routes/emailbestaetigen.tsx", access: "public", skipsTwoFactor: true, token: true, shell: "oeffentlich", title: "E-Mail-Adresse bestätigen" },
  registrierungPasswortVergeben: { path: "registrierungPasswortVergeben", file: "routes/registrierungPasswortVergeben.tsx", access: "public", skipsTwoFactor: true, token: true, shell: "oeffentlich", title: "Passwort vergeben" },
  unternehmensverknuepfung: { path: "unternehmensverknuepfung", file: "routes/unternehmensverknuepfung.tsx", access: "public", skipsTwoFactor: true, token: true, shell: "oeffentlich", title: "Einladung annehmen" },
  passwortvergessen: { path: "passwortvergessen", file: "routes/passwortvergessen.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Passwort vergessen" },
  passwortzuruecksetzen: { path: "passwortzuruecksetzen", file: "routes/passwortzuruecksetzen.tsx", access: "public", skipsTwoFactor: true, token: true, shell: "oeffentlich", title: "Passwort zurücksetzen" },
  leichtesprache: { path: "leichtesprache", file: "routes/leichtesprache.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Leichte Sprache" },
  impressum: { path: "impressum", file: "routes/impressum.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Impressum" },
  barrierefreiheit: { path: "barrierefreiheit", file: "routes/barrierefreiheit.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Erklärung zur Barrierefreiheit" },
  datenschutz: { path: "datenschutz", file: "routes/datenschutz.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Datenschutz" },
  datenschutzPdf: { path: "datenschutz.pdf", file: "routes/datenschutz[.]pdf.ts", access: "public", skipsTwoFactor: true, shell: "ohne", title: "Datenschutz (PDF)" },
  kontakt: { path: "kontakt", file: "routes/kontakt.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Kontakt" },
  setup2FA: { path: "setup2FA", file: "routes/setup2FA.tsx", access: "login", skipsTwoFactor: true, shell: "oeffentlich", title: "Zwei-Faktor-Authentifizierung nicht aktiv" },
  abmelden: { path: "abmelden", file: "routes/abmelden.tsx", access: "preTan", skipsTwoFactor: true, shell: "oeffentlich", title: "Abmelden" },

  // Identification service: notice before leaving, return, results.
  nezoStart: { path: "nezostart", file: "routes/nezostart.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Zur Identifizierung" },
  nezoweiterleitung: { path: "nezoweiterleitung", file: "routes/nezoweiterleitung.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Rückkehr von der Identifizierung" },
  nezoerror: { path: "nezoerror", file: "routes/nezoerror.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Identifizierung nicht erfolgreich" },
  nezosuccess: { path: "nezosuccess", file: "routes/nezosuccess.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Identifizierung erfolgreich" },

  // Choice, profile, home.
  loginUnternehmenAuswahl: { path: "loginUnternehmenAuswahl", file: "routes/loginUnternehmenAuswahl.tsx", access: "login", shell: "oeffentlich", title: "Unternehmen auswählen" },
  loginSystemrollenAuswahl: { path: "loginSystemrollenAuswahl", file: "routes/loginSystemrollenAuswahl.tsx", access: "login", shell: "oeffentlich", title: "Systemrolle auswählen" },
  /** @assumed Reachable without a second factor: it is the only place where one can be set up. */
  profil: { path: "profil", file: "routes/profil.tsx", access: "login", skipsTwoFactor: true, shell: "portal", title: "Profil" },
  home: { path: "home", file: "routes/home.tsx", access: "login", needs: "unternehmen", nav: "home", shell: "portal", title: "Startseite" },
  hilfetexteAnzeigen: { path: "hilfetexteAnzeigen", file: "routes/hilfetexteAnzeigen.ts", access: "login", shell: "ohne", title: "Hilfeanzeige" },

  // Anträge.
  antraege: { path: "antraege", file: "routes/antraege._index.tsx", access: "login", needs: "gewaehlt", nav: "antraege", shell: "portal", title: "Anträge" },
  antragStartseite: { path: "antraege/:uuid/startseite", file: "routes/antraege.$uuid.startseite.tsx", access: "login", needs: "gewaehlt", nav: "antraege", ids: ["uuid"], antrag: { from: "uuid" }, shell: "portal", title: "Antrag" },
  antragLoeschen: { path: "antraege/:uuid/loeschen", file: "routes/antraege.$uuid.loeschen.tsx", access: "login", needs: "gewaehlt", nav: "antraege", ids: ["uuid"], antrag: { from: "uuid", status: ["IN_BEARBEITUNG"] }, shell: "portal", title: "Entwurf löschen" },
  antragFormV2: {
    path: "antraege/:uuid/formular/V2",
    file: "routes/antraege.$uuid.formular.V2.tsx",
    access: "login",
    needs: "gewaehlt",
    nav: "antraege",
    ids: ["uuid"],
    /** @assumed §4 leaves the sense of the list open; §2 says "allowed list". Only IN_BEARBEITUNG can be edited, the others open read-only. */
    antrag: { from: "uuid", version: "V2", status: ["EINGEREICHT", "WIRD_UEBERMITTELT", "IN_BEARBEITUNG"] },
    help: "vorhabenV2",
    shell: "portal",
    title: "Antragsformular",
  },
  antragLuecken: { path: "antraege/:uuid/luecken", file: "routes/antraege.$uuid.luecken.tsx", access: "login", needs: "gewaehlt", nav: "antraege", ids: ["uuid"], antrag: { from: "uuid", version: "V2", status: ["IN_BEARBEITUNG"] }, shell: "portal", title: "Was fehlt noch?" },
  antragLesen: { path: "antraege/:uuid/lesen", file: "routes/antraege.$uuid.lesen.tsx", access: "login", needs: "gewaehlt", nav: "antraege", ids: ["uuid"], antrag: { from: "uuid", version: "V2", status: ["IN_BEARBEITUNG"] }, shell: "portal", title: "Antrag durchlesen" },
  einreichen: { path: "einreichen/:uuid", file: "routes/einreichen.$uuid.tsx", access: "login", needs: "gewaehlt", nav: "antraege", ids: ["uuid"], antrag: { from: "uuid", status: ["IN_BEARBEITUNG", "EINGEREICHT"] }, help: "einreichen", shell: "portal", keepsSubmissionMarker: true, title: "Antrag einreichen" },
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
      status: ["BESCHEID_LIEGT_VOR", "WS_BESCHEID_LIEGT_VOR", "WIRD_UEBERMITTELT", "EINGEREICHT", "WIDERSPRUCH_EINGEREICHT", "WIDERSPRUCH_ZURUECKGEZOGEN", "WIDERSPRUCH_GESCHLOSSEN", "IN_PRUEFUNG", "UNTERLAGEN_NACHGEFORDERT", "ZURUECKGEZOGEN"],
    },
    shell: "portal",
    title: "Eingereichter Antrag",
  },

  nichtGefunden: { path: "*", file: "routes/$.tsx", access: "public", skipsTwoFactor: true, shell: "oeffentlich", title: "Seite nicht gefunden" },
} as const satisfies Record<string, RouteEntry>;

export type RouteKey = keyof typeof routeTable;
