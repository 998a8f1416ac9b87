import { formatMonth, isIsoMonth, parseMonth } from "../../lib/date";
import { ownMessages } from "../messages";
import { asText, BLANK_TEXT, firstOf, type Kind, type Parsed } from "./kind";

function parse(raw: string): Parsed {
  if (raw.trim() === "") return { wert: "", notices: [] };
  const month = parseMonth(raw);
  return month === undefined ? { wert: "", issue: ownMessages.month, notices: [] } : { wert: month, notices: [] };
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
