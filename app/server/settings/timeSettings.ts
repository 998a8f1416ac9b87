import { BEKANNTGABE_REGELN } from "~/domain/bescheid/bescheidFristen";
import { BEKANNTES_GERAET_HOECHSTENS } from "~/domain/sitzung/aufbewahrung";
import { choiceSetting, numberSetting } from "./settingKinds";

const [MINUTE, STUNDE, TAG] = [1, 60, 24 * 60];
const TAG_IN_SEKUNDEN = 24 * 60 * 60;

/** How long logins, links and kept input live, and when people are reminded. */
export const timeSettings = {
  sitzung: {
    leerlaufMinuten: numberSetting("SITZUNG_LEERLAUF_MINUTEN", {
      section: "Zeiten",
      meaning: "So lange bleibt angemeldet, wer nichts tut",
      from: 5,
      to: 60,
      standard: 30,
    }),
    maxStunden: numberSetting("SITZUNG_MAX_STUNDEN", {
      meaning: "So lange bleibt höchstens angemeldet, wer immer etwas tut",
      from: 1,
      to: 24,
      standard: 12,
    }),
    nachweisMinuten: numberSetting("SITZUNG_NACHWEIS_MINUTEN", {
      meaning:
        "So lange nach Anmeldung oder Bestätigung sind Einreichung und Benutzerverwaltung ohne neue Bestätigung möglich",
      from: 5,
      to: 1440,
      standard: 120,
    }),
    zugriffSekunden: numberSetting("SITZUNG_ZUGRIFF_SEKUNDEN", {
      meaning: "So lange gilt das Token, mit dem das Portal für eine Sitzung ruft, bis es erneuert wird",
      from: 5,
      to: 3600,
      standard: 300,
    }),
    karenzSekunden: numberSetting("SITZUNG_KARENZ_SEKUNDEN", {
      meaning: "So lange gilt das alte Token nach dem Erneuern noch, für Anfragen, die schon unterwegs sind",
      from: 0,
      to: 60,
      standard: 10,
    }),
  },
  tanMinuten: numberSetting("TAN_MINUTEN", { meaning: "So lange gilt eine TAN", from: 1, to: 10, standard: 10 }),
  tanVersuche: numberSetting("TAN_VERSUCHE", {
    meaning: "So oft darf eine TAN falsch eingegeben werden, dann braucht es eine neue",
    from: 1,
    to: 10,
    standard: 5,
  }),
  /** How long links, cookies and states around accounts live, in minutes. */
  fristenMinuten: {
    registrierung: numberSetting("FRIST_REGISTRIERUNG_STUNDEN", {
      meaning: "So lange darf eine Registrierung dauern, bis alle Angaben gesendet sind",
      from: 1,
      to: 168,
      standard: 24,
      times: STUNDE,
    }),
    bestaetigung: numberSetting("FRIST_BESTAETIGUNG_STUNDEN", {
      meaning: "So lange gilt der Link, der die E-Mail-Adresse bestätigt",
      from: 1,
      to: 168,
      standard: 24,
      times: STUNDE,
    }),
    passwortLink: numberSetting("FRIST_PASSWORT_LINK_MINUTEN", {
      meaning: "So lange gilt der Link für ein neues Passwort, auch das erste",
      from: 5,
      to: 1440,
      standard: 60,
      times: MINUTE,
    }),
    einladung: numberSetting("FRIST_EINLADUNG_TAGE", {
      meaning: "So lange gilt der Link einer Einladung",
      from: 1,
      to: 30,
      standard: 7,
      times: TAG,
    }),
    zweitePerson: numberSetting("FRIST_ZWEITE_PERSON_TAGE", {
      meaning:
        "So lange wartet eine Änderung am Zugang einer Person, die der Support beginnt, auf die Zustimmung einer zweiten",
      from: 1,
      to: 30,
      standard: 7,
      times: TAG,
    }),
    wartezeit: numberSetting("FRIST_ZUGANGSAENDERUNG_STUNDEN", {
      meaning:
        "So lange nach der Zustimmung wird eine solche Änderung noch nicht wirksam und lässt sich stoppen, auch von der Person selbst",
      from: 1,
      to: 168,
      standard: 24,
      times: STUNDE,
    }),
    nezo: numberSetting("FRIST_NEZO_MINUTEN", {
      meaning: "So lange darf eine Anmeldung bei nezo dauern",
      from: 1,
      to: 60,
      standard: 10,
      times: MINUTE,
    }),
    geparkteEingabe: numberSetting("FRIST_GEPARKTE_EINGABE_STUNDEN", {
      meaning: "So lange werden Eingaben aufbewahrt, die nach dem Ende der Sitzung abgesendet wurden",
      from: 1,
      to: 168,
      standard: 24,
      times: STUNDE,
    }),
    formularTicket: numberSetting("FRIST_FORMULAR_TICKET_STUNDEN", {
      meaning:
        "So lange darf ein Formular offen gestanden haben, damit seine Eingaben noch aufbewahrt werden (ein Wochenende)",
      from: 1,
      to: 336,
      standard: 72,
      times: STUNDE,
    }),
  },
  bekanntesGeraetSekunden: numberSetting("FRIST_BEKANNTES_GERAET_TAGE", {
    meaning:
      "So lange nach einer vollständigen Anmeldung gilt ihr Browser als bekannt und kann von Fremden nicht ausgesperrt werden",
    from: 1,
    to: BEKANNTES_GERAET_HOECHSTENS.tage,
    standard: 180,
    times: TAG_IN_SEKUNDEN,
  }),
  /** When a decision counts as announced. */
  bekanntgabeRegel: choiceSetting("BEKANNTGABE_REGEL", BEKANNTGABE_REGELN, {
    meaning:
      "Wann ein Bescheid als bekannt gegeben gilt, von da an läuft die Widerspruchsfrist: am Tag nach dem Abruf (ABRUF_PLUS_1, § 41 Abs. 2a VwVfG), am 3. oder 4. Tag nach der Bereitstellung in einem Postfach (BEREITSTELLUNG_PLUS_3, BEREITSTELLUNG_PLUS_4, § 9 OZG), oder am 4. Tag nach der Aufgabe zur Post, wenn jeder Bescheid am Tag der Bereitstellung auch mit der Post geht (POST_PLUS_4, § 41 Abs. 2 VwVfG)",
    standard: "ABRUF_PLUS_1",
    oneOf: `muss eine von ${BEKANNTGABE_REGELN.join(", ")} sein`,
  }),
  /**
   * So many days before the last one of a period the company is reminded of it; each is less than the shortest usual
   * period.
   *
   * @spec domain.md 4.6: 3 days before a deadline, day 7 of the 10
   */
  erinnerungTage: {
    nachforderung: numberSetting("ERINNERUNG_NACHFORDERUNG_TAGE", {
      meaning: "So viele Tage vor ihrem letzten Tag erinnert das Portal an eine Nachforderung",
      from: 1,
      to: 13,
      standard: 3,
    }),
    abruf: numberSetting("ERINNERUNG_ABRUF_TAGE", {
      meaning: "So viele Tage vorher erinnert es an den Abruf eines Bescheids",
      from: 1,
      to: 9,
      standard: 3,
    }),
    widerspruch: numberSetting("ERINNERUNG_WIDERSPRUCH_TAGE", {
      meaning: "So viele Tage vorher erinnert es an die Widerspruchsfrist",
      from: 1,
      to: 20,
      standard: 7,
    }),
  },
};
