import type { FristArt } from "~/domain/frist/fristArten";
import { href } from "~/routing/href";

const SEITE = {
  NACHFORDERUNG: "nachforderungen",
  ABRUF: "bescheidmenu",
  WIDERSPRUCH: "widerspruchUebersicht",
  KLAGE: "bescheidmenu",
} as const satisfies Record<FristArt, string>;

type Ort = { art: FristArt; antragUuid: string; gegenstandUuid: string };

/**
 * The place at which something can be done about a deadline, or that tells what can be done; several requests share a
 * page.
 */
export function fristHref({ art, antragUuid, gegenstandUuid }: Ort): string {
  const seite = href(SEITE[art], { uuid: antragUuid });
  return art === "NACHFORDERUNG" ? `${seite}#${gegenstandUuid}` : seite;
}
