/**
 * Who acts. FACH is the specialist system of the authority, SYSTEM the portal's own timers and transfers.
 *
 * @assumed domain.md 4.4 writes "system" where the portal records an answer of the specialist system; both may act
 * there.
 */
export type Akteur = "BEVOLLMAECHTIGTER" | "MITARBEITER" | "ADMINISTRATOR" | "FACH" | "SYSTEM";

/** All actors. */
export const AKTEURE: readonly Akteur[] = ["BEVOLLMAECHTIGTER", "MITARBEITER", "ADMINISTRATOR", "FACH", "SYSTEM"];

/** Who is named to people for what no person of a company did. */
export const BEHOERDE = "Bescheinigungsstelle";
