import { flagSetting, numberSetting } from "./settingKinds";

/** How often something may be tried, and how much may be in hand at a time. */
export const limitSettings = {
  grenzen: {
    anmeldungenJeKontoUndIpMinute: numberSetting("GRENZE_ANMELDUNGEN_JE_KONTO_UND_IP_MINUTE", {
      section: "Grenzen je Konto und Mailadresse",
      meaning: "Fehlgeschlagene Anmeldungen eines Kontos von einer IP-Adresse in 60 Sekunden",
      from: 1,
      to: 100,
      standard: 5,
    }),
    fehlversucheOhneWarten: numberSetting("GRENZE_FEHLVERSUCHE_OHNE_WARTEN", {
      meaning:
        "So viele Fehlversuche eines Kontos bleiben ohne Wartezeit; danach 1, 2, 4 … Sekunden bis zur längsten Wartezeit",
      from: 1,
      to: 10,
      standard: 2,
    }),
    wartenMaxSekunden: numberSetting("GRENZE_WARTEN_MAX_SEKUNDEN", {
      meaning: "Die längste Wartezeit",
      from: 1,
      to: 3600,
      standard: 900,
    }),
    fehlversucheInFolge: numberSetting("GRENZE_FEHLVERSUCHE_IN_FOLGE", {
      meaning:
        "So viele Fehlversuche in Folge, falsche TANs eingeschlossen, sperren das Konto, bis das Passwort zurückgesetzt ist",
      from: 3,
      to: 100,
      standard: 100,
    }),
    fehlversucheJeGeraet: numberSetting("GRENZE_FEHLVERSUCHE_JE_GERAET", {
      meaning:
        "So viele Fehlversuche in Folge hat ein bekanntes Gerät oder eine offene Sitzung für sich; weitere zählen wie die von Fremden",
      from: 3,
      to: 20,
      standard: 10,
    }),
    fehlversucheBisMail: numberSetting("GRENZE_FEHLVERSUCHE_BIS_MAIL", {
      meaning: "Nach so vielen Fehlversuchen in Folge wird die Person gewarnt, höchstens einmal am Tag",
      from: 3,
      to: 100,
      standard: 5,
    }),
    mailsJeAdresseStunde: numberSetting("GRENZE_MAILS_JE_ADRESSE_STUNDE", {
      meaning: "Mails zu Registrierung, Einladung und Passwort an eine Adresse in einer Stunde",
      from: 1,
      to: 100,
      standard: 5,
    }),
    neueTansJeKontoStunde: numberSetting("GRENZE_NEUE_TANS_JE_KONTO_STUNDE", {
      meaning: "Neu angeforderte TANs eines Kontos in einer Stunde",
      from: 1,
      to: 100,
      standard: 5,
    }),
    anmeldeTansJeKontoStunde: numberSetting("GRENZE_ANMELDE_TANS_JE_KONTO_STUNDE", {
      meaning: "TANs zu richtigen Passwörtern eines Kontos in einer Stunde",
      from: 1,
      to: 1000,
      standard: 60,
    }),
    anlagenJePersonStunde: numberSetting("GRENZE_ANLAGEN_JE_PERSON_STUNDE", {
      meaning: "Anlagen, die eine Person in einer Stunde hochladen darf",
      from: 1,
      to: 10_000,
      standard: 100,
    }),
    importeJePersonStunde: numberSetting("GRENZE_IMPORTE_JE_PERSON_STUNDE", {
      meaning:
        "Wie oft eine Person in einer Stunde eine Datei mit einem Entwurf vergleichen oder importieren darf; beides zusammen",
      from: 2,
      to: 10_000,
      standard: 60,
    }),
    parkenJePersonStunde: numberSetting("GRENZE_PARKEN_JE_PERSON_STUNDE", {
      meaning: "Formulare, die nach dem Ende der Sitzung in einer Stunde für eine Person angenommen werden",
      from: 1,
      to: 1_000,
      standard: 30,
    }),
    geparkteEingabenJePerson: numberSetting("GRENZE_GEPARKTE_EINGABEN_JE_PERSON", {
      meaning: "So viele davon können für eine Person zugleich warten",
      from: 1,
      to: 100,
      standard: 20,
    }),
    anmeldungenJeIpMinute: numberSetting("GRENZE_ANMELDUNGEN_JE_IP_MINUTE", {
      section: "Grenzen je IP-Adresse (hinter einem Proxy nur mit TRUST_PROXY=true sinnvoll)",
      meaning: [
        "Eine IPv6-Adresse zählt mit ihrem ganzen Netz (/64): Wer eines hat, kann für jede Anfrage eine andere Adresse nehmen.",
        "Fehlgeschlagene Anmeldungen in 60 Sekunden; größer wählen, wenn viele Menschen eine Adresse teilen",
      ],
      from: 1,
      to: 10_000,
      standard: 20,
    }),
    mailsJeIpStunde: numberSetting("GRENZE_MAILS_JE_IP_STUNDE", {
      meaning: "Mails zu Registrierung, Einladung und Passwort in einer Stunde",
      from: 1,
      to: 10_000,
      standard: 20,
    }),
    belegpruefungenJeIpMinute: numberSetting("GRENZE_BELEGPRUEFUNGEN_JE_IP_MINUTE", {
      meaning: "Codes von Belegen, nach denen in 60 Sekunden gefragt werden darf",
      from: 1,
      to: 10_000,
      standard: 30,
    }),
    faqBewertungenJeIpStunde: numberSetting("GRENZE_FAQ_BEWERTUNGEN_JE_IP_STUNDE", {
      meaning: "Antworten auf „War das hilfreich?“ auf der Hilfeseite in einer Stunde",
      from: 1,
      to: 10_000,
      standard: 60,
    }),
    parkenJeIpStunde: numberSetting("GRENZE_PARKEN_JE_IP_STUNDE", {
      meaning: "Formulare, die nach dem Ende der Sitzung in einer Stunde angenommen werden",
      from: 1,
      to: 10_000,
      standard: 100,
    }),
  },
  live: {
    verbindungenJePerson: numberSetting("LIVE_VERBINDUNGEN_JE_PERSON", {
      section: "Live-Meldungen (/notifications)",
      meaning: "Verbindungen, die eine Person zugleich haben darf, über alle Knoten; die nächste wird abgewiesen",
      from: 1,
      to: 100,
      standard: 10,
    }),
    rahmenJe10Sekunden: numberSetting("LIVE_RAHMEN_JE_10_SEKUNDEN", {
      meaning: "Nachrichten, die ein Browser in 10 Sekunden senden darf; wer mehr sendet, wird getrennt",
      from: 20,
      to: 10_000,
      standard: 100,
    }),
    pufferKilobyte: numberSetting("LIVE_PUFFER_KILOBYTE", {
      meaning: "So viel darf für einen Browser warten, der nichts abnimmt, dann wird er getrennt",
      from: 64,
      to: 16_384,
      standard: 256,
    }),
    jsessionid: flagSetting("LIVE_JSESSIONID", {
      meaning:
        "true: setzt das Cookie JSESSIONID, an dem manche Lastverteiler einen Browser auf demselben Knoten halten. Mehrere Knoten brauchen das oder eine andere feste Zuordnung, sobald Browser ohne WebSocket (hinter manchen Proxys) teilnehmen sollen.",
      standard: false,
    }),
  },
};
