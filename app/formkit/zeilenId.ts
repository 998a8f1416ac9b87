import type { FieldRules, Zeile } from "./field";
import { textOf } from "./werte";

/**
 * What tells a row from the others of its table: the answer that the program gives it, else its uuid. One that went and
 * came back has another uuid.
 */
export function zeilenId({ rowKey }: FieldRules & { rowKey?: string }, zeile: Zeile): string {
  return rowKey === undefined ? zeile.uuid : textOf(zeile, rowKey);
}
