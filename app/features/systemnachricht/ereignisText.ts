import { type Ereigniszeit, readZeitpunkt, type Zeitpunkt } from "~/domain/nachricht/systemNachricht";
import { formatDateTime } from "~/lib/date";

const momentText = (zeitpunkt: Zeitpunkt | null | undefined): string => {
  const moment = zeitpunkt === null || zeitpunkt === undefined ? undefined : readZeitpunkt(zeitpunkt);
  return moment === undefined ? "" : formatDateTime(moment);
};

/** When that takes place which it tells of; "" where it tells of no such thing. */
export function ereignisText({ ereignisVon, ereignisBis }: Ereigniszeit): string {
  const [von, bis] = [momentText(ereignisVon), momentText(ereignisBis)];
  if (von === "") return "";
  return bis === "" ? `Ab ${von} (deutsche Zeit)` : `Von ${von} bis ${bis} (deutsche Zeit)`;
}
