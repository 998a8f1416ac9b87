import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { BenutzerZeile } from "~/contract/konto/benutzerverwaltung";

/** What the cards about one person or invitation are given. */
export type KarteProps = { benutzer: BenutzerZeile; formular: FormularSchutz };
