import type { FieldProps } from "./fieldProps";

/** Ids of the texts around a control. */
export function fieldIds(id: string) {
  return {
    label: `${id}-label`,
    hint: `${id}-hinweis`,
    counter: `${id}-zaehler`,
    error: `${id}-fehler`,
    warning: `${id}-warnung`,
    notices: `${id}-meldungen`,
    live: `${id}-live`,
  };
}

/** The ids of all texts that describe the control now, in reading order, or undefined when there is none. */
export function describedBy(field: FieldProps, extra: readonly string[] = []): string | undefined {
  const ids = fieldIds(field.id);
  const list = [...extra];
  if (field.hint !== undefined) list.unshift(ids.hint);
  if (field.error !== undefined) list.push(ids.error);
  if (field.warning !== undefined) list.push(ids.warning);
  if (field.notices !== undefined && field.notices.length > 0) list.push(ids.notices);
  return list.length === 0 ? undefined : list.join(" ");
}

/** The attributes that every native text control, select and checkbox of a field carries. */
export function controlProps(field: FieldProps, extra: readonly string[] = []) {
  return {
    id: field.id,
    name: field.name,
    disabled: field.disabled,
    autoComplete: field.autoComplete,
    autoFocus: field.autoFocus,
    "aria-describedby": describedBy(field, extra),
    "aria-invalid": field.error === undefined ? undefined : true,
    "aria-required": field.required === true ? true : undefined,
  };
}

/**
 * The attributes of a group of controls: it is named and described as a whole, and errors can lead to it. ARIA has no
 * invalid groups.
 */
export function groupProps(field: FieldProps, extra: readonly string[] = []) {
  return {
    id: field.id,
    tabIndex: -1,
    autoFocus: field.autoFocus,
    "aria-labelledby": fieldIds(field.id).label,
    "aria-describedby": describedBy(field, extra),
    "data-fehler": field.error === undefined ? undefined : "",
  };
}
