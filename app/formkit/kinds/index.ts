import type { FieldKind } from "../field";
import { checkbox } from "./checkbox";
import { chips } from "./chips";
import { choice } from "./choice";
import { computed } from "./computed";
import { date } from "./date";
import { decimal } from "./decimal";
import { euro } from "./euro";
import { info } from "./info";
import { integer } from "./integer";
import type { Kind } from "./kind";
import { month } from "./month";
import { multiChoice } from "./multiChoice";
import { table } from "./table";
import { text } from "./text";
import { textArea } from "./textArea";
import { yesNo } from "./yesNo";

/** The registry of kinds: how each kind of field is parsed, shown and exported. */
export const kinds = {
  text,
  textArea,
  integer,
  decimal,
  euro,
  date,
  month,
  yesNo,
  checkbox,
  choice,
  multiChoice,
  chips,
  table,
  computed,
  info,
} satisfies Record<FieldKind, Kind>;

/** True for kinds that store an answer; computed values and information store none. */
export function isStored(kind: FieldKind): boolean {
  return kind !== "computed" && kind !== "info";
}
