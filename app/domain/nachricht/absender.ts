import { BENUTZER_NACHRICHTEN } from "./benutzerNachrichten";
import type { NachrichtArt } from "./nachrichtArten";

/** Who writes to a company. */
export const NACHRICHT_ABSENDER = ["BESCHEINIGUNGSSTELLE", "PORTAL"] as const;
export type NachrichtAbsender = (typeof NACHRICHT_ABSENDER)[number];

/** What the portal tells by itself: about people of the company, and about dates that come near or have passed. */
const VOM_PORTAL: ReadonlySet<string> = new Set<string>([
  ...Object.keys(BENUTZER_NACHRICHTEN),
  ...([
    "REGISTRIERUNG_BESTAETIGT",
    "ANTRAG_BENUTZER_HINZUGEFUEGT",
    "ANTRAG_BENUTZER_ENTFERNT",
    "UEBERMITTLUNG_FEHLGESCHLAGEN",
    "FRIST_ERINNERUNG",
    "FRIST_ABGELAUFEN",
    "ABRUF_ERINNERUNG",
    "BESCHEID_ABGERUFEN",
    "WIDERSPRUCHSBESCHEID_ABGERUFEN",
    "WIDERSPRUCH_ERINNERUNG",
    "SIEGEL_VERFUEGBAR",
    "VORMERKUNG_GESCHEITERT",
  ] satisfies NachrichtArt[]),
]);

/**
 * Who a message comes from.
 *
 * @assumed domain.md 4.6 lists the messages without senders: what the portal does or reminds of by itself comes from
 * the portal, everything else from the authority.
 */
export const absenderVon = (art: NachrichtArt): NachrichtAbsender =>
  VOM_PORTAL.has(art) ? "PORTAL" : "BESCHEINIGUNGSSTELLE";
