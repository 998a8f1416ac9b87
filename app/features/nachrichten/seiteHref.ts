import { NACHRICHT_ARTEN, type NachrichtArt } from "~/domain/nachricht/nachrichtArten";
import { href } from "~/routing/href";

/** Where a message leads beyond itself: a link with its words. */
export type Weiter = { label: string; href: string };

/**
 * The page that a message of this kind is about; null when there is none to go to. What has no page of its own yet is
 * told by the start page of the Antrag.
 */
export function weiterVon(art: NachrichtArt, antragUuid: string | null): Weiter | null {
  const { seite } = NACHRICHT_ARTEN[art];
  if (seite === "siegel") return { label: "Zum Siegel", href: href("bsfzSiegel") };
  if (seite === "unternehmen") return { label: "Zu den Stammdaten", href: href("unternehmen") };
  if (seite === "benutzerverwaltung") return { label: "Zur Benutzerverwaltung", href: href("benutzerverwaltung") };
  if (antragUuid === null) return null;
  if (seite === "eingereichterAntrag") {
    return { label: "Eingereichten Antrag ansehen", href: href("eingereichterAntrag", { uuid: antragUuid }) };
  }
  if (seite === "nachforderungen")
    return { label: "Zu den Nachforderungen", href: href("nachforderungen", { uuid: antragUuid }) };
  // The overview opens in every status; it leads on to what can be read or retrieved.
  if (seite === "bescheid") return { label: "Zum Bescheid", href: href("bescheidmenu", { uuid: antragUuid }) };
  if (seite === "widersprueche")
    return { label: "Zu den Widersprüchen", href: href("widerspruchUebersicht", { uuid: antragUuid }) };
  if (seite === "zurueckgezogenerAntrag") {
    return { label: "Zum zurückgezogenen Antrag", href: href("zurueckgezogenerAntrag", { uuid: antragUuid }) };
  }
  return { label: "Zum Antrag", href: href("antragStartseite", { uuid: antragUuid }) };
}
