/** Which row of an inline table a form control belongs to. */
export type RowPlace = { tabelle: string; index: number };

const ROW_NAME = /^([A-Za-z]\w*)\[(\d{1,4})\]\.([A-Za-z]\w*)$/;
const PLAIN_NAME = /^[A-Za-z]\w*$/;

/**
 * The name of a form control: "titel", or "rahmen[0].personalaufwand" in an inline table. The row's id is posted as
 * "rahmen[0].uuid".
 */
export function fieldName(key: string, row?: RowPlace): string {
  return row ? `${row.tabelle}[${row.index}].${key}` : key;
}

/** The other way round; undefined for a name no field can have. */
export function parseFieldName(name: string): { key: string; row?: RowPlace } | undefined {
  if (PLAIN_NAME.test(name)) return { key: name };
  const [, tabelle, index, key] = ROW_NAME.exec(name) ?? [];
  return tabelle !== undefined && key !== undefined ? { key, row: { tabelle, index: Number(index) } } : undefined;
}

/**
 * The control that a finding belongs to: that of its field, or what stands for the inline row as a whole; none where a
 * form is about one entity.
 */
export function befundFeld(property: string, row?: RowPlace): string | undefined {
  if (property !== "") return fieldName(property, row);
  return row === undefined ? undefined : fieldName("uuid", row);
}
