import type { HilfeBereich } from "./hilfeBereich";
import type { HilfetextEntwurf } from "./hilfetextEntwurf";
import { HILFETEXTE_ANTRAEGE, HILFETEXTE_NACHRICHTEN } from "./hilfetexteAntraege";
import { HILFETEXTE_BENUTZER } from "./hilfetexteBenutzer";
import { HILFETEXTE_EXPORTE, HILFETEXTE_FAQ, HILFETEXTE_HILFETEXTE } from "./hilfetexteEditoren";
import { HILFETEXTE_EINREICHEN } from "./hilfetexteEinreichen";
import { HILFETEXTE_INHALT } from "./hilfetexteInhalt";
import { HILFETEXTE_PLAN } from "./hilfetextePlan";
import { HILFETEXTE_PROFIL } from "./hilfetexteProfil";
import { HILFETEXTE_REGISTRIERUNG } from "./hilfetexteRegistrierung";
import { HILFETEXTE_NACHTRAG, HILFETEXTE_WIDERSPRUCH } from "./hilfetexteSchriftsaetze";
import {
  HILFETEXTE_PERSONEN,
  HILFETEXTE_STAB,
  HILFETEXTE_SYSTEMNACHRICHTEN,
  HILFETEXTE_WARTUNG,
} from "./hilfetexteStab";
import { HILFETEXTE_UNTERNEHMEN } from "./hilfetexteUnternehmen";
import { HILFE_VERBUND_ALLGEMEIN, HILFETEXTE_VERBUND } from "./hilfetexteVerbund";
import { HILFETEXTE_V1 } from "./hilfetexteV1";
import { HILFETEXTE_VORHABEN } from "./hilfetexteVorhaben";
import { HILFETEXTE_WIRTSCHAFTSJAHR } from "./hilfetexteWirtschaftsjahr";
import type { Hilfetext } from "./selectHilfetext";

function number(bereich: HilfeBereich, entwuerfe: readonly HilfetextEntwurf[], ab = 0): readonly Hilfetext[] {
  return entwuerfe.map(([feld, text], stelle) => ({ bereich, feld, index: ab + stelle, text, isActive: true }));
}

const ANDERE: readonly Hilfetext[] = [
  {
    bereich: "wirtschaftsjahr",
    feld: "wirtschaftsjahrAllgemein",
    index: 0,
    text: "<p>Geben Sie die Werte des abgeschlossenen Wirtschaftsjahres an. Vorläufige Werte und Schätzungen sind möglich.</p>",
    isActive: true,
  },
  {
    bereich: "unternehmen",
    feld: "wirtschaftsjahrAllgemein",
    index: 0,
    text: "<p>Die Angaben zu Ihrem Unternehmen gelten für alle Anträge. Bitte halten Sie sie aktuell.</p>",
    isActive: true,
  },
  {
    bereich: "verbundeneUnternehmen",
    feld: "wirtschaftsjahrAllgemein",
    index: 0,
    text: HILFE_VERBUND_ALLGEMEIN,
    isActive: true,
  },
  {
    bereich: "benutzerverwaltung",
    feld: "wirtschaftsjahrAllgemein",
    index: 0,
    text: `<p>Hier bestimmen bevollmächtigte Personen, wer für Ihr Unternehmen mitarbeitet.</p><ul>
<li><strong>Hinzufügen:</strong> Die Person bekommt eine E-Mail mit einem Link. Bis sie die Einladung annimmt, hat sie keinen Zugang.</li>
<li><strong>Rolle:</strong> Bevollmächtigte Personen sehen alle Anträge und reichen sie ein. Alle anderen sehen nur Anträge, für die sie ein Recht haben; das vergeben Sie auf der Seite „Benutzer des Antrags“.</li>
<li><strong>Deaktivieren</strong> beendet den Zugang, bis Sie ihn wieder freigeben. <strong>Entfernen</strong> beendet ihn endgültig. Beides wirkt sofort, auch in offenen Sitzungen.</li>
<li>Ihr Unternehmen braucht immer mindestens eine bevollmächtigte Person. Am besten sind es zwei, damit auch bei Krankheit oder Urlaub jemand einreichen kann.</li></ul>`,
    isActive: true,
  },
];

/**
 * The help texts that the portal starts with: those of V1, and 100 indexes per tab of the V2 form, the general entry
 * first.
 *
 * @assumed The specification shows no help texts; they are written after domain.md 1 and 2.
 */
export const HILFETEXTE: readonly Hilfetext[] = [
  ...[...HILFETEXTE_VORHABEN, ...HILFETEXTE_INHALT, ...HILFETEXTE_PLAN].flatMap((entwuerfe, tab) =>
    number("vorhabenV2", entwuerfe, tab * 100),
  ),
  ...number("einreichen", HILFETEXTE_EINREICHEN),
  ...number("nachtrag", HILFETEXTE_NACHTRAG),
  ...number("widerspruch", HILFETEXTE_WIDERSPRUCH),
  // These areas begin with their general text.
  ...number("unternehmen", HILFETEXTE_UNTERNEHMEN, 1),
  ...number("verbundeneUnternehmen", HILFETEXTE_VERBUND, 1),
  ...number("wirtschaftsjahr", HILFETEXTE_WIRTSCHAFTSJAHR, 1),
  ...number("benutzerverwaltung", HILFETEXTE_BENUTZER, 1),
  // These name it themselves.
  ...number("registrierung", HILFETEXTE_REGISTRIERUNG),
  ...number("profil", HILFETEXTE_PROFIL),
  ...number("stab", HILFETEXTE_STAB),
  ...number("personen", HILFETEXTE_PERSONEN),
  ...number("systemnachrichten", HILFETEXTE_SYSTEMNACHRICHTEN),
  ...number("faq", HILFETEXTE_FAQ),
  ...number("hilfetexte", HILFETEXTE_HILFETEXTE),
  ...number("exporte", HILFETEXTE_EXPORTE),
  ...number("wartung", HILFETEXTE_WARTUNG),
  ...number("antraege", HILFETEXTE_ANTRAEGE),
  ...number("nachrichten", HILFETEXTE_NACHRICHTEN),
  ...HILFETEXTE_V1,
  ...ANDERE,
];
