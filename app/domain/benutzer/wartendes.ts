import type { Person } from "./rollen";
import { can, type Recht } from "./systemrollenRechte";

/**
 * What can wait for a member of staff, with the right that it needs to do something about it, the most urgent first.
 *
 * @assumed Issue 18 wants a workplace for staff and names no start page; these are the things that stay undone unless
 *   somebody looks
 */
const WARTENDES = {
  /** The check of the chains of events has found something. */
  KETTE: "wartungNutzen",
  /** A change of an access that somebody else has begun and that needs a second person. */
  ZUGANGSAENDERUNG: "unternehmensbenutzerSperren",
  /** A document that the specialist system has refused. */
  ABGELEHNTE_UEBERMITTLUNG: "wartungNutzen",
  /** An Antrag that the specialist system has not answered for a day. */
  WARTENDER_ANTRAG: "wartungNutzen",
  /** A mail that is not tried any more. */
  AUFGEGEBENE_MAIL: "wartungNutzen",
  /** A draft or planned version of a help or hint text. */
  TEXTENTWURF: "hilfetexteBearbeiten",
  /** An announcement that begins within a day. */
  SYSTEMNACHRICHT: "systemnachrichtenLesen",
} as const satisfies Record<string, Recht>;

/** Key of something that can wait. */
export type WartendesArt = keyof typeof WARTENDES;

/** All of them. */
export const wartendesArten = [
  "KETTE",
  "ZUGANGSAENDERUNG",
  "ABGELEHNTE_UEBERMITTLUNG",
  "WARTENDER_ANTRAG",
  "AUFGEGEBENE_MAIL",
  "TEXTENTWURF",
  "SYSTEMNACHRICHT",
] as const satisfies readonly WartendesArt[];

/** What can wait for a person in the role that is chosen; nothing for people of companies. */
export const listWartendesArten = (person: Person): WartendesArt[] =>
  wartendesArten.filter((art) => can(WARTENDES[art], person));
