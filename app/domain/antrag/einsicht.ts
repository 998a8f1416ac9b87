import { type AntragStatus, listStatusIn } from "./antragStatus";

/**
 * The statuses of an Antrag that is a draft. Staff of the authority see it only with the consent of the company.
 *
 * @assumed domain.md 4.2 lets staff read without saying what: only what was submitted. A draft, one that came back
 * because its transmission failed included, and every unsubmitted letter need a consent, which holds for one Antrag and
 * a limited time. Nobody sees a deleted draft.
 */
export const ENTWURF_STATUS = listStatusIn("entwurf", "geloescht");

/** Says whether an Antrag in this status is a draft. */
export const isEntwurfStatus = (status: AntragStatus): boolean => ENTWURF_STATUS.includes(status);

/**
 * For how many days a company may give its consent. @assumed No rule gives a duration; a week is offered first, a month
 * is the most.
 */
export const EINSICHT_TAGE = [1, 7, 14, 30] as const;

/** How long a consent lasts. */
export type EinsichtTage = (typeof EINSICHT_TAGE)[number];

/** What the form offers first. */
export const EINSICHT_VORGABE: EinsichtTage = 7;

/** Narrows a number to a duration. */
export const isEinsichtTage = (tage: number): tage is EinsichtTage => EINSICHT_TAGE.some((bekannt) => bekannt === tage);

/** When a consent that is given at `am` ends. */
export const einsichtBis = (am: Date, tage: EinsichtTage): Date => new Date(am.getTime() + tage * 86_400_000);
