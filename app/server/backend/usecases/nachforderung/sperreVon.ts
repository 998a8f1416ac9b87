import { formatDate, todayBerlin } from "~/lib/date";
import type { Dienste } from "../../dienste";
import type { NachforderungZeile } from "../../storage/nachforderungStore";

type Fristlage = Pick<
  NachforderungZeile,
  "status" | "frist" | "verlaengerungBeantragtAm" | "verlaengerungEntschiedenAm"
>;

const waitsForEntscheidung = ({ verlaengerungBeantragtAm, verlaengerungEntschiedenAm }: Fristlage): boolean =>
  verlaengerungBeantragtAm !== null && verlaengerungEntschiedenAm === null;

/**
 * Why a follow-up request can no longer be answered; null while it can. The last day counts until its end in Berlin,
 * whether or not the deadline has been noted yet; while a request for more time is not decided, it does not end.
 *
 * @assumed domain.md 1.5 and 4.4 no. 8 do not say what becomes of a late answer. It is refused, because the examination
 * goes on with what is there; a Nachtrag without a request stays possible, and what was written stays readable.
 */
export function sperreVon({ clock }: Pick<Dienste, "clock">, nachforderung: Fristlage): string | null {
  const { status, frist } = nachforderung;
  if (status === "BEANTWORTET")
    return "Diese Nachforderung ist bereits beantwortet. Was Sie noch ergänzen möchten, können Sie als Nachtrag ohne Nachforderung einreichen.";
  if (status === "GESCHLOSSEN")
    return "Diese Nachforderung ist geschlossen und kann nicht mehr beantwortet werden. Sie müssen nichts mehr tun.";
  if (status === "FRIST_ABGELAUFEN" || (todayBerlin(clock) > frist && !waitsForEntscheidung(nachforderung))) {
    return `Die Frist für diese Nachforderung ist am ${formatDate(frist)} abgelaufen. Ihre Antwort kann nicht mehr eingereicht werden. Sie können einen Nachtrag ohne Nachforderung einreichen.`;
  }
  return null;
}
