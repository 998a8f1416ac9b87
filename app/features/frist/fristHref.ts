import type { FristArt } from "~/domain/frist/fristArten";
import { href } from "~/routing/href";

const SEITE = {
  NACHFORDERUNG: "nachforderungen",
  ABRUF: "bescheidmenu",
  WIDERSPRUCH: "widerspruchUebersicht",
  KLAGE: "bescheidmenu",
} as const satisfies Record<FristArt, string>;

type Ort = { art: FristArt; antragUuid: string };

/** The page on which something can be done about a deadline, or that tells what can be done. */
export function fristHref({ art, antragUuid }: Ort): string {
  return href(SEITE[art], { uuid: antragUuid });
}
