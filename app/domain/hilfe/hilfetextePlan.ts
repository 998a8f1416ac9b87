import { ARBEITSPAKET_TITEL_MAX } from "../antrag/formular/textGrenzen";
import type { HilfetextEntwurf } from "./hilfetextEntwurf";

const ARBEITSPLAN: readonly HilfetextEntwurf[] = [
  [
    "arbeitsplanTool",
    "<p>Gliedern Sie das Vorhaben in Arbeitspakete. Geben Sie für jedes an, wann es stattfindet und wer es durchführt. Pakete dürfen sich überschneiden.</p>",
  ],
  [
    "arbeitspaketTitel",
    `<p>Der Titel soll kurz sein (weniger als ${String(ARBEITSPAKET_TITEL_MAX + 1)} Zeichen). Die Arbeiten selbst beschreiben Sie unter „Inhaltliche Angaben“.</p>`,
  ],
  ["von", "<p>Der Zeitraum muss innerhalb der Laufzeit des Vorhabens liegen.</p>"],
  ["akteure", "<p>Zur Auswahl stehen Ihr Unternehmen sowie die erfassten Auftragnehmer und Kooperationspartner.</p>"],
  [
    "vorgaenger",
    "<p>Wählen Sie Arbeitspakete aus, deren Ergebnis Sie für dieses brauchen. Die Angabe ist freiwillig; im Zeitplan erscheint sie als Pfeil.</p>",
  ],
  ["meilenstein", "<p>Nennen Sie ein Ergebnis, an dem sich der Abschluss des Arbeitspakets überprüfen lässt.</p>"],
  ["personenmonate", "<p>Ein Personenmonat ist die Arbeit einer Vollzeitkraft in einem Monat.</p>"],
];

const WIRTSCHAFTSGUETER: readonly HilfetextEntwurf[] = [
  [
    "wirtschaftsgueterAllgemein",
    "<p>Angeben können Sie abnutzbare bewegliche Wirtschaftsgüter des Anlagevermögens, die</p><ul><li>nach dem 27. März 2024 angeschafft oder hergestellt wurden,</li><li>ausschließlich eigenbetrieblich verwendet werden und</li><li>für das Vorhaben erforderlich sind.</li></ul><p>Software, Lizenzen und Güter bis 800 Euro zählen nicht.</p>",
  ],
  [
    "wirtschaftsgutAllgemein",
    "<p>Erfassen Sie jedes Wirtschaftsgut einzeln; gleichartige können Sie zusammenfassen. Ob es erforderlich ist, entscheidet die Bescheinigungsstelle.</p>",
  ],
  [
    "begruendung",
    "<p>Ein Wirtschaftsgut ist erforderlich, wenn es eine Funktion oder Eigenschaft hat, die für den gewählten Lösungsweg unbedingt gebraucht wird. Nennen Sie diese Funktion.</p>",
  ],
  ["arbeitspakete", "<p>Wählen Sie die Arbeitspakete aus, in denen das Wirtschaftsgut benötigt wird.</p>"],
  [
    "ahk",
    "<p>Geben Sie die Kosten für ein einzelnes Stück an. Die Angabe ist freiwillig; die Höhe prüft das Finanzamt.</p>",
  ],
];

const RAHMEN: readonly HilfetextEntwurf[] = [
  [
    "rahmenAllgemein",
    "<p>Geben Sie für jedes Wirtschaftsjahr an, wie viel Personal am Vorhaben arbeitet und welche Aufwendungen entstehen. Für künftige Jahre genügen Schätzungen.</p><p>Die Beträge dienen der Einordnung. Über die Höhe der Forschungszulage entscheidet allein das <strong>Finanzamt</strong>.</p>",
  ],
  [
    "personalVzae",
    "<p>Ein Vollzeitäquivalent (VZÄ) entspricht einer Vollzeitstelle im ganzen Jahr. Arbeitet jemand ein halbes Jahr zu 50 % am Vorhaben, sind das 0,25.</p>",
  ],
  [
    "personalaufwand",
    "<p>Dazu gehören lohnsteuerpflichtige Arbeitslöhne und der Arbeitgeberanteil zur Sozialversicherung für die Zeit, die auf das Vorhaben entfällt.</p>",
  ],
  [
    "eigenleistungStunden",
    "<p>Inhaberinnen und Inhaber von Einzelunternehmen sowie Gesellschafterinnen und Gesellschafter von Mitunternehmerschaften können eigene Arbeitsstunden angeben, höchstens 40 je Woche. Je Stunde werden 40 Euro angesetzt, ab 28.03.2024 sind es 70 Euro und ab 01.01.2026 sind es 100 Euro.</p>",
  ],
  ["auftragskosten", "<p>Verteilen Sie die Entgelte Ihrer Auftragnehmer auf die Wirtschaftsjahre.</p>"],
  [
    "rahmenWirtschaftsgueter",
    "<p>Geben Sie die Abschreibung an, die auf die Nutzung im Vorhaben entfällt. Das ist ab dem Wirtschaftsjahr möglich, das nach dem 31.12.2023 beginnt.</p>",
  ],
];

/** Help texts of the V2 tabs 5 to 7. */
export const HILFETEXTE_PLAN: readonly (readonly HilfetextEntwurf[])[] = [ARBEITSPLAN, WIRTSCHAFTSGUETER, RAHMEN];
