import { MAX_KEY } from "./choice";
import { allOf, asList, BLANK_TEXT, isDistinctTexts, type Kind } from "./kind";

/** Any number of options, stored by their keys in the order of the options. */
export const multiChoice: Kind = {
  blank: () => [],
  parse: (raw) => ({
    wert: [...new Set(allOf(raw).filter((key) => key !== "" && key.length <= MAX_KEY))],
    notices: [],
  }),
  format: asList,
  display: (wert, _field, options = []) => {
    const chosen = asList(wert);
    const titles = options.filter(({ key }) => chosen.includes(key)).map(({ title }) => title);
    return titles.join(", ") || BLANK_TEXT;
  },
  exportCell: (wert) => asList(wert).join(", "),
  constraints: () => ({}),
  accepts: (wert) => isDistinctTexts(wert, MAX_KEY),
};
