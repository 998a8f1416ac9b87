import { asText, BLANK_TEXT, firstOf, type Kind } from "./kind";

/** Longest key of an option; keys are short words or uuids. */
export const MAX_KEY = 100;

/**
 * One of several options, stored by its key. Whether the key is on offer is known where the options are: see
 * `parseTab`.
 */
export const choice: Kind = {
  blank: () => "",
  parse: (raw) => ({ wert: firstOf(raw).trim().slice(0, MAX_KEY), notices: [] }),
  format: asText,
  display: (wert, _field, options = []) => options.find(({ key }) => key === asText(wert))?.title ?? BLANK_TEXT,
  exportCell: asText,
  constraints: () => ({}),
  accepts: (wert) => typeof wert === "string" && wert.length <= MAX_KEY,
};
