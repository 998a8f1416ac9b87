import type { Akteur } from "./akteur";
import type { AntragStatus } from "./antragStatus";
import type { Voraussetzung } from "./lebenszyklusVoraussetzungen";

/** What can be done to an application. */
export type Befehl =
  | "anlegen"
  | "loeschen"
  | "einreichen"
  | "quittieren"
  | "uebermittlungAblehnen"
  | "pruefungBeginnen"
  | "nachfordern"
  | "nachforderungenErledigen"
  | "bescheiden"
  | "bescheidAbrufen"
  | "abrufBeenden"
  | "zurueckziehen"
  | "rueckzugQuittieren"
  | "rueckzugAblehnen"
  | "widersprechen"
  | "widerspruchZurueckziehen"
  | "widerspruchBescheiden"
  | "widerspruchErledigen"
  | "widerspruchErneuern"
  | "archivieren";

/** One row of the lifecycle. `von` null: the application does not exist yet. */
export type Uebergang = {
  readonly nr: number;
  readonly befehl: Befehl;
  readonly von: readonly (AntragStatus | null)[];
  /** The next status; GLEICH keeps it, VORHERIGER takes the one before the withdrawal. */
  readonly nach: AntragStatus | "GLEICH" | "VORHERIGER";
  readonly akteure: readonly Akteur[];
  readonly voraussetzungen: readonly Voraussetzung[];
};

const B = "BEVOLLMAECHTIGTER";

/**
 * All transitions, numbered as in domain.md 4.4. GELOESCHT and GESCHLOSSEN are final: no row starts there.
 *
 * @assumed §4 says transitions between statuses are not shown; the rows follow domain.md 4.4.
 */
export const UEBERGAENGE: readonly Uebergang[] = [
  {
    nr: 1,
    befehl: "anlegen",
    von: [null],
    nach: "IN_BEARBEITUNG",
    akteure: [B, "MITARBEITER"],
    voraussetzungen: ["positiverBescheid"],
  },
  {
    nr: 2,
    befehl: "loeschen",
    von: ["IN_BEARBEITUNG"],
    nach: "GELOESCHT",
    akteure: [B, "MITARBEITER", "ADMINISTRATOR"],
    voraussetzungen: ["eigenerEntwurf"],
  },
  {
    nr: 3,
    befehl: "einreichen",
    von: ["IN_BEARBEITUNG"],
    nach: "WIRD_UEBERMITTELT",
    akteure: [B],
    voraussetzungen: ["vollstaendig", "erklaerungen", "signatur"],
  },
  {
    nr: 4,
    befehl: "quittieren",
    von: ["WIRD_UEBERMITTELT"],
    nach: "EINGEREICHT",
    akteure: ["SYSTEM", "FACH"],
    voraussetzungen: [],
  },
  {
    nr: 5,
    befehl: "uebermittlungAblehnen",
    von: ["WIRD_UEBERMITTELT"],
    nach: "IN_BEARBEITUNG",
    akteure: ["SYSTEM", "FACH", "ADMINISTRATOR"],
    voraussetzungen: [],
  },
  {
    nr: 6,
    befehl: "pruefungBeginnen",
    von: ["EINGEREICHT"],
    nach: "IN_PRUEFUNG",
    akteure: ["FACH"],
    voraussetzungen: [],
  },
  {
    nr: 7,
    befehl: "nachfordern",
    von: ["EINGEREICHT", "IN_PRUEFUNG"],
    nach: "UNTERLAGEN_NACHGEFORDERT",
    akteure: ["FACH"],
    voraussetzungen: [],
  },
  {
    // Several follow-up requests may run in parallel (domain.md 4.4 no. 8), so a further one finds the status already
    // set.
    nr: 7,
    befehl: "nachfordern",
    von: ["UNTERLAGEN_NACHGEFORDERT", "WIDERSPRUCH_EINGEREICHT"],
    nach: "GLEICH",
    akteure: ["FACH"],
    voraussetzungen: [],
  },
  {
    nr: 8,
    befehl: "nachforderungenErledigen",
    von: ["UNTERLAGEN_NACHGEFORDERT"],
    nach: "IN_PRUEFUNG",
    akteure: [B, "SYSTEM"],
    voraussetzungen: ["nachforderungenErledigt"],
  },
  {
    nr: 9,
    befehl: "bescheiden",
    von: ["IN_PRUEFUNG"],
    nach: "BESCHEID_LIEGT_VOR",
    akteure: ["FACH"],
    voraussetzungen: [],
  },
  {
    nr: 10,
    befehl: "bescheidAbrufen",
    von: ["BESCHEID_LIEGT_VOR"],
    nach: "GLEICH",
    akteure: [B],
    voraussetzungen: ["bescheidZumAbruf", "signatur"],
  },
  {
    // The provision of a decision after an objection ends by the same paragraph, § 41(2a) VwVfG.
    nr: 11,
    befehl: "abrufBeenden",
    von: ["BESCHEID_LIEGT_VOR", "WS_BESCHEID_LIEGT_VOR"],
    nach: "GLEICH",
    akteure: ["SYSTEM"],
    voraussetzungen: ["bescheidZumAbruf", "abrufzeitAbgelaufen"],
  },
  {
    nr: 12,
    befehl: "zurueckziehen",
    von: ["EINGEREICHT", "IN_PRUEFUNG", "UNTERLAGEN_NACHGEFORDERT"],
    nach: "RUECKZUG_WIRD_UEBERMITTELT",
    akteure: [B],
    voraussetzungen: ["signatur"],
  },
  {
    nr: 13,
    befehl: "rueckzugQuittieren",
    von: ["RUECKZUG_WIRD_UEBERMITTELT"],
    nach: "ZURUECKGEZOGEN",
    akteure: ["SYSTEM", "FACH"],
    voraussetzungen: [],
  },
  {
    nr: 14,
    befehl: "rueckzugAblehnen",
    von: ["RUECKZUG_WIRD_UEBERMITTELT"],
    nach: "VORHERIGER",
    akteure: ["SYSTEM", "FACH"],
    voraussetzungen: ["statusVorRueckzug"],
  },
  {
    nr: 15,
    befehl: "widersprechen",
    von: ["BESCHEID_LIEGT_VOR"],
    nach: "WIDERSPRUCH_EINGEREICHT",
    akteure: [B],
    voraussetzungen: ["bekanntgabe", "fristOderBegruendung", "signatur"],
  },
  {
    nr: 16,
    befehl: "widerspruchZurueckziehen",
    von: ["WIDERSPRUCH_EINGEREICHT"],
    nach: "WIDERSPRUCH_ZURUECKGEZOGEN",
    akteure: [B],
    voraussetzungen: ["signatur"],
  },
  {
    nr: 17,
    befehl: "widerspruchBescheiden",
    von: ["WIDERSPRUCH_EINGEREICHT"],
    nach: "WS_BESCHEID_LIEGT_VOR",
    akteure: ["FACH"],
    voraussetzungen: [],
  },
  {
    nr: 18,
    befehl: "bescheidAbrufen",
    von: ["WS_BESCHEID_LIEGT_VOR"],
    nach: "GLEICH",
    akteure: [B],
    voraussetzungen: ["bescheidZumAbruf", "signatur"],
  },
  {
    nr: 19,
    befehl: "widerspruchErledigen",
    von: ["WIDERSPRUCH_EINGEREICHT"],
    nach: "WIDERSPRUCH_GESCHLOSSEN",
    akteure: ["FACH"],
    voraussetzungen: [],
  },
  {
    nr: 20,
    befehl: "widerspruchErneuern",
    von: ["WIDERSPRUCH_ZURUECKGEZOGEN"],
    nach: "WIDERSPRUCH_EINGEREICHT",
    akteure: [B],
    voraussetzungen: ["fristLaeuft", "signatur"],
  },
  {
    nr: 21,
    befehl: "archivieren",
    von: [
      "BESCHEID_LIEGT_VOR",
      "WS_BESCHEID_LIEGT_VOR",
      "WIDERSPRUCH_ZURUECKGEZOGEN",
      "WIDERSPRUCH_GESCHLOSSEN",
      "ZURUECKGEZOGEN",
    ],
    nach: "GESCHLOSSEN",
    akteure: ["SYSTEM", "ADMINISTRATOR"],
    voraussetzungen: ["archivreif"],
  },
];

/** All commands, in the order of the table. */
export const BEFEHLE: readonly Befehl[] = [...new Set(UEBERGAENGE.map((zeile) => zeile.befehl))];
