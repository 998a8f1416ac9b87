import type { Nachforderung } from "~/contract/verfahren/nachforderungen";
import { dringlichkeitVon, formatFristende, formatRest } from "~/domain/frist/restzeit";
import { formatDateTime } from "~/lib/date";

type Fristlage = Pick<Nachforderung, "frist" | "sperre" | "verlaengerung">;

/**
 * The deadline of a follow-up request with what is left of it. One that waits for a decision about more time has not
 * ended, whatever its day.
 */
export function fristText({ frist, sperre, verlaengerung }: Fristlage, heute: string): string {
  const ende = formatFristende(frist);
  if (sperre !== null) return ende;
  const wartet = verlaengerung?.gewaehrt === null && dringlichkeitVon(frist, heute) === "abgelaufen";
  return `${ende} (${wartet ? "mehr Zeit beantragt" : formatRest(frist, heute)})`;
}

/** What became of a request for more time; empty when there was none. */
export function verlaengerungText({ sperre, verlaengerung }: Omit<Fristlage, "frist">): string {
  if (verlaengerung === null) return "";
  const { beantragtAm, gewaehrt } = verlaengerung;
  const stand = gewaehrt === null ? "noch nicht entschieden" : gewaehrt ? "gewährt" : "abgelehnt";
  const folge = gewaehrt === null && sperre === null ? " Bis zur Entscheidung können Sie antworten." : "";
  return `Fristverlängerung beantragt am ${formatDateTime(new Date(beantragtAm))}: ${stand}.${folge}`;
}
