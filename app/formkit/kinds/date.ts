import { formatDate, isIsoDate, isWrittenAsDay, parseDate } from "../../lib/date";
import { ownMessages } from "../messages";
import { asText, BLANK_TEXT, firstOf, type Kind, type Parsed } from "./kind";

/** What is wrong with a text that is no day: how it is written, or that the calendar has no such day. */
export const dateIssue = (text: string): string => (isWrittenAsDay(text) ? ownMessages.noSuchDay : ownMessages.date);

function parse(raw: string): Parsed {
  if (raw.trim() === "") return { wert: "", notices: [] };
  const date = parseDate(raw);
  return date === undefined ? { wert: "", issue: dateIssue(raw), notices: [] } : { wert: date, notices: [] };
}

/** A calendar day, typed dd.mm.yyyy, stored YYYY-MM-DD. */
export const date: Kind = {
  blank: () => "",
  parse: (raw) => parse(firstOf(raw)),
  format: (wert) => formatDate(asText(wert)),
  display: (wert) => formatDate(asText(wert)) || BLANK_TEXT,
  exportCell: (wert) => asText(wert) || null,
  constraints: () => ({ maxLength: 10 }),
  accepts: (wert) => wert === "" || (typeof wert === "string" && isIsoDate(wert)),
};
