import { berlinWallClock } from "~/lib/date";

/** What the end of the page says about the session, in Berlin time: "Ihre Sitzung endet ohne weitere Aktion um 14:32 Uhr." */
export const sitzungsende = (endetAm: string): string =>
  `Ihre Sitzung endet ohne weitere Aktion um ${berlinWallClock(new Date(endetAm)).slice(11, 16)} Uhr.`;
