import { formatEuro } from "../../lib/money";
import { decimal, parseDecimal } from "./decimal";
import { asText, BLANK_TEXT, firstOf, type Kind } from "./kind";

/** An amount in euros: a decimal that readers see with cents and sign; a typed € at the end is understood. */
export const euro: Kind = {
  ...decimal,
  parse: (raw, field) => parseDecimal(firstOf(raw).replace(/\s*€\s*$/, ""), field),
  display: (wert) => formatEuro(asText(wert)) || BLANK_TEXT,
};
