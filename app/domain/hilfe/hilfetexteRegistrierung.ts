import { REGISTRIERUNG_FIRMENFELDER } from "../benutzer/registrierungFragen";
import type { HilfetextEntwurf } from "./hilfetextEntwurf";
import { HILFETEXTE_UNTERNEHMEN } from "./hilfetexteUnternehmen";

const ALLGEMEIN: HilfetextEntwurf = [
  "wirtschaftsjahrAllgemein",
  "<p>Sie registrieren Ihr Unternehmen und legen Ihr eigenes Konto an. Was die Identifizierung nachgewiesen hat, steht fest. Alles andere können Sie später in den Stammdaten ändern.</p>",
];

/** Here nothing is saved by the way, and there are no Anträge yet. */
const ANDERS = new Map<string, string>([
  [
    "rechtsform",
    "<p>Wählen Sie die Rechtsform, unter der Ihr Unternehmen Anträge stellen wird. Von ihr hängt ab, welches Register zu nennen ist und ob Sie später Eigenleistungen angeben können.</p>",
  ],
  [
    "plz",
    "<p>Die Postleitzahl des Sitzes, nicht die eines Postfachs; in Deutschland fünf Ziffern, auch mit einer Null am Anfang: <strong>01067</strong>.</p>",
  ],
]);

/** What the master data say about the same questions, in their order. */
const FIRMA: readonly HilfetextEntwurf[] = HILFETEXTE_UNTERNEHMEN.filter(([feld]) =>
  REGISTRIERUNG_FIRMENFELDER.some((name) => name === feld),
).map(([feld, text]) => [feld, ANDERS.get(feld) ?? text]);

const PERSON: readonly HilfetextEntwurf[] = [
  ["anrede", "<p>Freiwillig. So sprechen wir Sie in Briefen und E-Mails an. Ohne Angabe nennen wir Ihren Namen.</p>"],
  ["titel", "<p>Freiwillig: ein akademischer Grad, der zum Namen gehört, zum Beispiel <strong>Dr.</strong></p>"],
  ["vorname", "<p>Ihr Vorname, wie er in Ihrem Ausweis steht. Er steht neben allem, was Sie einreichen.</p>"],
  ["nachname", "<p>Ihr Nachname, wie er in Ihrem Ausweis steht. Er steht neben allem, was Sie einreichen.</p>"],
  [
    "benutzerEmail",
    "<p>Mit dieser Adresse melden Sie sich an, und an sie gehen alle Nachrichten. Geben Sie eine Adresse an, die nur Sie lesen, keine gemeinsame wie „info@“. Der Link zur Bestätigung geht sofort an sie.</p>",
  ],
  [
    "nutzungsbedingungen",
    "<p>Ohne Ihre Zustimmung gibt es kein Konto. Die Bedingungen stehen über dem Kästchen; Sie können sie auch später nachlesen.</p>",
  ],
  [
    "datenschutz",
    "<p>Mit dem Haken bestätigen Sie nur, dass Sie die Hinweise gelesen haben. Sie willigen damit in nichts ein: Die Daten werden gebraucht, um über Anträge zu entscheiden.</p>",
  ],
  [
    "passwort",
    "<p>Das Passwort gilt nur für dieses Portal. Am sichersten ist ein langes, das Sie nirgends sonst verwenden; ein Passwortmanager kann es sich merken. Niemand aus der Bescheinigungsstelle fragt Sie danach.</p>",
  ],
  [
    "zustimmung",
    "<p>Mit dem Haken nehmen Sie die Einladung an: Sie arbeiten dann für das genannte Unternehmen mit der genannten Rolle. Später können Sie es im Profil wieder verlassen.</p>",
  ],
];

/** Help on the registration and on accepting an invitation, the general text first. */
export const HILFETEXTE_REGISTRIERUNG: readonly HilfetextEntwurf[] = [ALLGEMEIN, ...FIRMA, ...PERSON];
