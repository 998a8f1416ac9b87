import { wirtschaftsjahrVon } from "../unternehmen/wirtschaftsjahr";

/**
 * The last day (ISO) on which the declaration holds that no Wirtschaftsjahr is completed yet: that of the
 * Wirtschaftsjahr in which it was made. After it one is completed, and its figures are asked for.
 *
 * @assumed domain.md 3.4 does not say for how long the declaration counts.
 */
export const keinJahrEnde = (erklaertAm: string, beginnTag: string): string =>
  wirtschaftsjahrVon(erklaertAm, beginnTag).ende;
