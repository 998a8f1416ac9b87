import { useForm } from "@conform-to/react";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import { parseFieldName } from "~/formkit/fieldName";

type Verschachtelt = { [name: string]: string | string[] | { [key: string]: string | string[] }[] };

/** The texts of the controls as conform nests them: "rahmen[0].personal" stands in a list of rows. */
function nest(start: Eingaben): Verschachtelt {
  const werte: Verschachtelt = {};
  for (const [name, text] of Object.entries(start)) {
    const row = parseFieldName(name)?.row;
    if (row === undefined) {
      werte[name] = text;
      continue;
    }
    const key = name.slice(name.indexOf(".") + 1);
    const bisher = werte[row.tabelle];
    const zeilen = Array.isArray(bisher) ? bisher.filter((zeile) => typeof zeile === "object") : [];
    zeilen[row.index] = { ...zeilen[row.index], [key]: text };
    werte[row.tabelle] = zeilen;
  }
  return werte;
}

/**
 * The form as conform watches it; the only module that knows conform. It tells whether something differs from `start`,
 * the texts of the controls when the form was opened; hidden helpers of the form do not count.
 */
export function useFormular({ id, start }: { id: string; start: Eingaben }): { isDirty: boolean } {
  const namen = new Set(Object.keys(start).map((name) => parseFieldName(name)?.row?.tabelle ?? name));
  const [form] = useForm<Verschachtelt>({
    id,
    defaultValue: nest(start),
    shouldDirtyConsider: (name) => namen.has(name.split(/[[.]/)[0] ?? name),
  });
  return { isDirty: form.dirty };
}
