import type { AntragsfristArt } from "~/domain/frist/fristArten";
import { href } from "~/routing/href";

const SEITE = {
  NACHFORDERUNG: "nachforderungen",
  ABRUF: "bescheidmenu",
  WIDERSPRUCH: "widerspruchUebersicht",
  KLAGE: "bescheidmenu",
} as const satisfies Record<AntragsfristArt, string>;

type Ort = { art: AntragsfristArt; antragUuid: string; gegenstandUuid: string } | { art: "GESCHAEFTSSTATISTIK" };

/**
 * The place at which something can be done about a deadline, or that tells what can be done; several requests share a
 * page. That of a Wirtschaftsjahr names no company: a calendar tells of several, and the page shows which is chosen.
 */
export function fristHref(ort: Ort): string {
  if (ort.art === "GESCHAEFTSSTATISTIK") return href("unternehmenWirtschaftsjahr");
  const { art, antragUuid, gegenstandUuid } = ort;
  const seite = href(SEITE[art], { uuid: antragUuid });
  return art === "NACHFORDERUNG" ? `${seite}#${gegenstandUuid}` : seite;
}
