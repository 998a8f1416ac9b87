import type { Eingaben } from "~/contract/antrag/formAntwort";
import { NEUE_ZEILE_FELD, readRasterName, ZEILE_FELD } from "~/domain/antrag/formular/raster";
import { GEZEIGT, REST } from "~/features/formular";
import { isUuid } from "~/lib/uuid";

/** Is this the name of a cell? */
const isZelle = (name: string): boolean => readRasterName(name) !== null;

/** What was posted of a table: its rows in the order of the page, and each as its own form would post it. */
export type Gepostet = {
  uuids: string[];
  /** The page has said in which order they stand. */
  isGeordnet: boolean;
  /** The rows that the page has shown as stored: they were named, and not as begun there. */
  alteUuids: ReadonlySet<string>;
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

/** Is there a text in any cell of what was posted? */
export const hasZellen = (eingaben: Eingaben): boolean =>
  Object.entries(eingaben).some(([name, text]) => isZelle(name) && [text].flat().some((eins) => eins.trim() !== ""));

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
  const listUuids = (name: string) => formData.getAll(name).flatMap((id) => (isUuid(id) ? [id.toLowerCase()] : []));
  const genannte = listUuids(ZEILE_FELD);
  const begonnene = listUuids(NEUE_ZEILE_FELD);
  return {
    uuids: [...new Set([...genannte, ...teile.keys()])],
    isGeordnet: genannte.length > 0,
    alteUuids: new Set(genannte.filter((uuid) => !begonnene.includes(uuid))),
    teilVon: (uuid) => teile.get(uuid) ?? new FormData(),
    reste,
  };
}
