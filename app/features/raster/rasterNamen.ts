import { readRasterName, ZEILE_FELD } from "~/domain/antrag/formular/raster";
import { GEZEIGT, REST } from "~/features/formular";
import { isUuid } from "~/lib/uuid";

/** Is this the name of a cell? */
export const isZelle = (name: string): boolean => readRasterName(name) !== null;

/** What was posted of a table: its rows in the order of the page, and each as its own form would post it. */
export type Gepostet = {
  uuids: string[];
  /** The page has said in which order they stand. */
  isGeordnet: boolean;
  teilVon: (uuid: string) => FormData;
  reste: Rest[];
};

/** What was cut off while it was typed. */
type Rest = { uuid: string; key: string; rest: string };

function kurz(name: string, wert: string): { uuid: string; name: string; wert: string } | null {
  const eigener = readRasterName(name);
  if (eigener !== null) return { uuid: eigener.uuid, name: eigener.key, wert };
  const gezeigt = name === GEZEIGT ? readRasterName(wert) : null;
  return gezeigt === null ? null : { uuid: gezeigt.uuid, name, wert: gezeigt.key };
}

/** Takes a posted table apart. Rows that are only known by the names of their controls come last. */
export function splitZeilen(formData: FormData): Gepostet {
  const teile = new Map<string, FormData>();
  const reste: Rest[] = [];
  for (const [name, wert] of formData) {
    if (typeof wert !== "string") continue;
    const rest = name.startsWith(REST) ? readRasterName(name.slice(REST.length)) : null;
    if (rest !== null && wert !== "") reste.push({ ...rest, rest: wert });
    const teil = kurz(name, wert);
    if (teil === null) continue;
    const form = teile.get(teil.uuid) ?? new FormData();
    form.append(teil.name, teil.wert);
    teile.set(teil.uuid, form);
  }
  const genannte = formData.getAll(ZEILE_FELD).flatMap((uuid) => (isUuid(uuid) ? [uuid.toLowerCase()] : []));
  return {
    uuids: [...new Set([...genannte, ...teile.keys()])],
    isGeordnet: genannte.length > 0,
    teilVon: (uuid) => teile.get(uuid) ?? new FormData(),
    reste,
  };
}
