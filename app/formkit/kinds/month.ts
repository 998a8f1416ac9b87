import { formatMonth, isIsoMonth, parseMonth } from "../../lib/date";
import { ownMessages } from "../messages";
import { asText, BLANK_TEXT, firstOf, type Kind, type Parsed } from "./kind";

const MONTH_SHAPE = /^(?:\d{1,2}\.[12]\d{3}|[12]\d{3}-\d{2})$/;

/** What is wrong with a text that is no month: how it is written, or that the calendar has no such month. */
const monthIssue = (text: string): string =>
  MONTH_SHAPE.test(text.trim()) ? ownMessages.noSuchMonth : ownMessages.month;

function parse(raw: string): Parsed {
  if (raw.trim() === "") return { wert: "", notices: [] };
  const month = parseMonth(raw);
  return month === undefined ? { wert: "", issue: monthIssue(raw), notices: [] } : { wert: month, notices: [] };
}

/** A month, typed mm.yyyy, stored YYYY-MM. */
export const month: Kind = {
  blank: () => "",
  parse: (raw) => parse(firstOf(raw)),
  format: (wert) => formatMonth(asText(wert)),
  display: (wert) => formatMonth(asText(wert)) || BLANK_TEXT,
  exportCell: (wert) => asText(wert) || null,
  constraints: () => ({ maxLength: 7 }),
  accepts: (wert) => wert === "" || (typeof wert === "string" && isIsoMonth(wert)),
};
