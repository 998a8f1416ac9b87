import { GESPEICHERT_COOKIE } from "~/contract/portal/tresorDaten";
import { isUuid } from "~/lib/uuid";
import { setCookieLine } from "./cookies";
import { SCHLUESSEL_FELD } from "./eingaben";
import type { OffeneSeite } from "./offen";

/** So long may the next page with a form of this tab be away: a save often leads to a list. */
const SEKUNDEN = 60 * 60;

/** So many forms are named: on the way from one page that sends itself to the next others may be saved. */
const HOECHSTENS = 4;

/**
 * Tells the scripts of the page that this form has been saved, so that its vault lets go of what was sent. It holds no
 * secret.
 */
export function rememberSaved({ anfrage }: OffeneSeite, formData: FormData): void {
  const schluessel = formData.get(SCHLUESSEL_FELD);
  if (!isUuid(schluessel)) return;
  const vorige = (anfrage.readCookie(GESPEICHERT_COOKIE) ?? "").split(".").filter((einer) => isUuid(einer));
  const namen = [schluessel, ...vorige.filter((einer) => einer !== schluessel)].slice(0, HOECHSTENS);
  anfrage.cookies.take(
    setCookieLine(GESPEICHERT_COOKIE, namen.join("."), {
      isSecure: anfrage.isSecure,
      maxAge: SEKUNDEN,
      isLesbar: true,
    }),
  );
}
