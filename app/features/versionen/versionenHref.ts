import type { Umfang } from "~/domain/antrag/formular/wiederherstellung";
import { formatFolge, type Seitenfolge } from "~/domain/tabelle/nachladen";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";

/** Which Vorhaben of which Antrag. */
export type VersionenOrt = { uuid: string; vorhabenUuid: string };

/** The first page of the versions, alone. */
const ERSTE: Seitenfolge = { seite: 1, bis: 1 };

/** The list of the versions of a Vorhaben; `benennen`: with the form for the name of this one. */
export const versionenHref = (
  { uuid, vorhabenUuid }: VersionenOrt,
  folge: Seitenfolge = ERSTE,
  benennen?: number,
): string => href("antragVersionen", { uuid }, { vorhaben: vorhabenUuid, ...formatFolge(folge), benennen });

/** Versions on a page of the list. */
export const VERSIONEN_JE_SEITE = 25;

type Vergleich = { von?: number | undefined; bis?: number | undefined; alle?: boolean };

/** The comparison of two versions, the last change when none are named; with `alle` unchanged answers too. */
export const vergleichHref = (
  { uuid, vorhabenUuid }: VersionenOrt,
  { von, bis, alle = false }: Vergleich = {},
): string => href("antragVergleich", { uuid }, { vorhaben: vorhabenUuid, von, bis, alle: alle ? "1" : null });

/** Asks whether a version, or what `umfang` names of it, is to be restored. */
export function wiederherstellenHref(
  { uuid, vorhabenUuid }: VersionenOrt,
  fassung?: number,
  umfang: Umfang = { art: "alles" },
): string {
  const teil = umfang.art === "zeile" ? { tabelle: umfang.tabelle, zeile: umfang.zeileUuid } : {};
  const feld = umfang.art === "feld" ? { feld: umfang.feld } : {};
  return href("antragWiederherstellen", { uuid }, { vorhaben: vorhabenUuid, fassung, ...teil, ...feld });
}

/** The positive number of a query, also as people write it with dots; undefined when there is none. */
export function readNummer(url: URL, name: string): number | undefined {
  const text = (url.searchParams.get(name) ?? "").replaceAll(".", "");
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The Vorhaben that a URL names; null when it names none. */
export function readVorhaben(url: URL): string | null {
  const vorhaben = url.searchParams.get("vorhaben");
  return isUuid(vorhaben) ? vorhaben.toLowerCase() : null;
}
