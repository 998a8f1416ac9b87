import { INHALT_V1_MAX } from "../antrag/formular/textGrenzen";
import type { HilfetextEntwurf } from "./hilfetextEntwurf";
import { HILFETEXTE_PLAN } from "./hilfetextePlan";
import { HILFETEXTE_VORHABEN } from "./hilfetexteVorhaben";
import type { Hilfetext } from "./selectHilfetext";

const AUS_V2 = new Map([...HILFETEXTE_VORHABEN, ...HILFETEXTE_PLAN].flat());

/** The texts of V2 for questions that both versions ask. */
const geteilt = (...felder: readonly string[]): readonly HilfetextEntwurf[] =>
  felder.map((feld) => [feld, AUS_V2.get(feld) ?? ""]);

const INHALT: readonly HilfetextEntwurf[] = [
  [
    "inhaltlicheAngabenAllgemein",
    `<p>Nach diesen fünf Antworten wird geprüft, ob das Vorhaben <strong>neuartig</strong>, mit <strong>Unwägbarkeiten</strong> verbunden und <strong>planmäßig</strong> ist. Jede Antwort hat höchstens ${String(INHALT_V1_MAX)} Zeichen.</p>`,
  ],
  ["ziele", "<p>Beginnen Sie mit dem Problem, nicht mit dem Produkt. Nennen Sie messbare Zielwerte.</p>"],
  ["arbeiten", "<p>Beschreiben Sie Methoden, Versuche und deren Reihenfolge.</p>"],
  ["neuheit", "<p>Benennen Sie vorhandene Lösungen und deren Grenzen zu Beginn des Vorhabens.</p>"],
  ["routine", "<p>Erläutern Sie, warum die Arbeiten über das übliche Vorgehen in Ihrem Fach hinausgehen.</p>"],
  [
    "risiken",
    "<p>Erläutern Sie, warum der Lösungsweg scheitern kann. Risiken des Marktes oder der Kosten zählen nicht.</p>",
  ],
];

const FINANZEN: readonly HilfetextEntwurf[] = [
  [
    "finanziellerRahmenAllgemein",
    "<p>Geben Sie für jedes Wirtschaftsjahr die Aufwendungen an. Die Summen werden berechnet.</p>",
  ],
  ...geteilt("personalaufwand", "auftragskosten"),
];

const PERSONAL: readonly HilfetextEntwurf[] = [
  [
    "personellerRahmenAllgemein",
    "<p>Geben Sie für jedes Wirtschaftsjahr an, wie viele Personen mit welchem Anteil am Vorhaben arbeiten.</p>",
  ],
  ...geteilt("personalVzae", "eigenleistungStunden"),
];

const PARTNER_TAB: readonly HilfetextEntwurf[] = [
  [
    "kooperationspartnerAllgemein",
    "<p>Erfassen Sie jeden Partner einzeln und beschreiben Sie, was er zum gemeinsamen Vorhaben beiträgt.</p>",
  ],
  ...geteilt("partnerBeitrag"),
];

/**
 * The first index of each part, and its texts. @spec §2 for a cooperation-partner form only index greater than 30 and
 * less than 46
 */
const TEILE: readonly (readonly [ab: number, entwuerfe: readonly HilfetextEntwurf[]])[] = [
  [
    0,
    geteilt(
      "vorhabenAllgemein",
      "titel",
      "kurzbezeichnung",
      "beginn",
      "ende",
      "fachgebiet",
      "schlagwoerter",
      "ansprechpersonNachname",
    ),
  ],
  [
    10,
    geteilt(
      "taetigkeitsformAllgemein",
      "eigenbetrieblich",
      "auftrag",
      "kooperationUnternehmen",
      "kooperationForschung",
    ),
  ],
  [
    20,
    geteilt(
      "auftragsforschungAllgemein",
      "auftragnehmerAllgemein",
      "auftragsdatum",
      "auftragnehmerBeitrag",
      "auftragswert",
    ),
  ],
  [31, PARTNER_TAB],
  [46, INHALT],
  [71, FINANZEN],
  [91, PERSONAL],
];

/**
 * The help texts of the V1 form.
 *
 * @assumed The specification fixes only the index range of the partner form; the others follow domain.md 2.11.
 */
export const HILFETEXTE_V1: readonly Hilfetext[] = TEILE.flatMap(([ab, entwuerfe]) =>
  entwuerfe.map(([feld, text], stelle) => ({ bereich: "vorhabenV1", feld, index: ab + stelle, text, isActive: true })),
);
