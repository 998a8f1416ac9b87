import { isUuid } from "../../../lib/uuid";

/** Says which rows of a table that is filled in as a whole are posted, and in which order, one value for each. */
export const ZEILE_FELD = "zeile";

/** Says which of them were begun on the page, and are stored nowhere as far as it knows, one value for each. */
export const NEUE_ZEILE_FELD = "zeileNeu";

/**
 * The name of the control for an answer of a row. The id of the row stands in it and no position: others may add and
 * remove rows while one types.
 */
export const rasterName = (uuid: string, key: string): string => `${ZEILE_FELD}-${uuid}-${key}`;

const NAME = /^zeile-([0-9a-f-]{36})-(\w+)$/;

/** The row and the answer that a control is about; null for a name that none has. */
export function readRasterName(name: string): { uuid: string; key: string } | null {
  const [, uuid, key] = NAME.exec(name) ?? [];
  return uuid !== undefined && key !== undefined && isUuid(uuid) ? { uuid, key } : null;
}
