import type { StammdatenAnsicht } from "~/contract/unternehmen/stammdaten";

type Befunde = { fehler: ReadonlyMap<string, string>; warnungen: ReadonlyMap<string, string> };

const byFeld = (befunde: StammdatenAnsicht["fehler"]): ReadonlyMap<string, string> =>
  new Map(befunde.map(({ property, message }) => [property, message]));

/** What is missing, wrong or asked about in what is stored, by field. */
export const befundeVon = ({ fehler, warnungen }: Pick<StammdatenAnsicht, "fehler" | "warnungen">): Befunde => ({
  fehler: byFeld(fehler),
  warnungen: byFeld(warnungen),
});
