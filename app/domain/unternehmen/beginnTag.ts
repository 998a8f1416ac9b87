import type { Werte } from "../../formkit/field";
import { isYes, textOf } from "../../formkit/werte";
import { isIsoDate } from "../../lib/date";
import { KALENDERJAHR } from "./wirtschaftsjahr";

const SHAPE = /^(\d{1,2})\.\s?(\d{1,2})\.?$/;

/**
 * The day of the year on which each Wirtschaftsjahr begins, typed "dd.mm.", as "MM-DD"; undefined for what every year
 * does not have.
 */
export function readBeginnTag(text: string): string | undefined {
  const [, tag = "", monat = ""] = SHAPE.exec(text.trim()) ?? [];
  const beginn = `${monat.padStart(2, "0")}-${tag.padStart(2, "0")}`;
  // 2023 has no 29 February: a year must begin on a day that exists each year.
  return isIsoDate(`2023-${beginn}`) ? beginn : undefined;
}

/**
 * The day on which the Wirtschaftsjahre of a company begin ("MM-DD"): of the calendar year unless it says otherwise.
 */
export function wirtschaftsjahrBeginnVon(stammdaten: Werte): string {
  const beginn = readBeginnTag(textOf(stammdaten, "wirtschaftsjahrBeginn"));
  return isYes(stammdaten, "wirtschaftsjahrAbweichend") ? (beginn ?? KALENDERJAHR) : KALENDERJAHR;
}
