import type { Befund, Field, FormDefinition, FormKontext, Werte } from "./field";
import { isStored, kinds } from "./kinds";
import { messages } from "./messages";
import { rowsOf, textOf } from "./werte";

function checkFields<K extends FormKontext>(fields: readonly Field<K>[], werte: Werte, uuid: string): Befund[] {
  const stored = fields.filter(({ kind }) => isStored(kind));
  return stored.flatMap((field): Befund[] => {
    const wert = werte[field.key];
    if (wert === undefined) return [];
    if (!kinds[field.kind].accepts(wert, field))
      return [{ uuid, property: field.key, message: messages.pattern, feld: field.key }];
    const { entity } = field;
    return entity
      ? rowsOf(werte, field.key).flatMap((zeile) => checkFields(entity.fields, zeile, textOf(zeile, "uuid")))
      : [];
  });
}

/** Keys that no field of the form has are cut away, in rows too; `uuid` of the form and its rows stays. */
function keepKnown<K extends FormKontext>(fields: readonly Field<K>[], werte: Werte): Werte {
  const kept: Werte = {};
  if (typeof werte["uuid"] === "string") kept["uuid"] = werte["uuid"];
  for (const { key, kind, entity } of fields) {
    const wert = werte[key];
    if (wert === undefined || !isStored(kind)) continue;
    kept[key] = entity
      ? rowsOf(werte, key).map((zeile) => ({ ...keepKnown(entity.fields, zeile), uuid: zeile.uuid }))
      : wert;
  }
  return kept;
}

/**
 * May these values be stored at all? For values that did not pass `parseTab`, such as the body of a call: every stored
 * value must have the shape and size of its field. Returns one finding for each that has not; unfinished is not
 * unstorable.
 */
export function checkStorable<K extends FormKontext>(form: FormDefinition<K>, wurzel: Werte): Befund[] {
  return checkFields(
    form.tabs.flatMap((tab) => tab.fields),
    wurzel,
    textOf(wurzel, "uuid"),
  );
}

/** The values without keys the form does not know; call it after `checkStorable` found nothing. */
export function keepKnownWerte<K extends FormKontext>(form: FormDefinition<K>, wurzel: Werte): Werte {
  return keepKnown(
    form.tabs.flatMap((tab) => tab.fields),
    wurzel,
  );
}
