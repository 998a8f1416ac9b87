import type { Flash } from "~/contract/antrag/formAntwort";
import { href } from "~/routing/href";
import { EIGENE_COOKIES } from "./cookies";
import { forgetEinreichMarke } from "./einreichMarke";
import { forgetNezoZiel } from "./nezoZiel";
import type { OffeneSeite } from "./offen";

const ABGEMELDET: Flash = { tone: "success", text: "Sie sind abgemeldet." };
const AUTOMATISCH: Flash = {
  tone: "info",
  text: "Sie wurden wegen Inaktivität automatisch abgemeldet. Bitte melden Sie sich wieder an.",
};
const HOECHSTDAUER: Flash = {
  tone: "info",
  text: "Ihre Sitzung hat die längste erlaubte Dauer erreicht und wurde beendet. Bitte melden Sie sich wieder an.",
};
/** Why pages with scripts have ended the session by themselves. */
const GRUENDE: Readonly<Record<string, Flash>> = { inaktiv: AUTOMATISCH, dauer: HOECHSTDAUER };

/**
 * Ends the session at the backend and in the browser, and leads to the login page. When the backend does not answer,
 * the visitor stays logged in and is told so by the error page.
 *
 * @spec §4 Logout revokes the token, clears session data and goes to /landingpage
 */
export async function logOut(offen: OffeneSeite): Promise<Response> {
  await offen.call.auth.revoke();
  offen.anfrage.forgetSitzung();
  forgetEinreichMarke(offen.anfrage);
  forgetNezoZiel(offen.anfrage);
  for (const name of [EIGENE_COOKIES.merkziel, EIGENE_COOKIES.ansicht])
    if (offen.anfrage.readCookie(name) !== undefined) offen.anfrage.setCookie(name, "", 0);
  const grund = (await offen.formData()).get("grund");
  return offen.redirect(href("landingpage"), {
    flash: (typeof grund === "string" ? GRUENDE[grund] : undefined) ?? ABGEMELDET,
  });
}
