import type { StammdatenAnsicht } from "~/contract/unternehmen/stammdaten";
import { messages } from "~/formkit/messages";

type Befund = StammdatenAnsicht["fehler"][number];
type Befunde = { fehler: ReadonlyMap<string, string>; warnungen: ReadonlyMap<string, string> };

const byFeld = (befunde: readonly Befund[]): ReadonlyMap<string, string> =>
  new Map(befunde.map(({ property, message }) => [property, message]));

/** What is missing, wrong or asked about in what is stored, by field. */
export const befundeVon = ({ fehler, warnungen }: Pick<StammdatenAnsicht, "fehler" | "warnungen">): Befunde => ({
  fehler: byFeld(fehler),
  warnungen: byFeld(warnungen),
});

/** Is an answer merely missing? Everything else that stands against a submission is an answer that is wrong. */
export const isFehlend = ({ message }: Pick<Befund, "message">): boolean =>
  message === messages.required || message === messages.notEmpty;

/**
 * The same without what is merely missing: a form that may be saved unfinished says at its fields what is wrong, and
 * only above them what is missing.
 */
export const falscheVon = ({ fehler, warnungen }: Pick<StammdatenAnsicht, "fehler" | "warnungen">): Befunde =>
  befundeVon({ fehler: fehler.filter((befund) => !isFehlend(befund)), warnungen });
