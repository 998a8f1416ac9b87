import { href } from "~/routing/href";
import { EIGENE_COOKIES } from "./cookies";
import { forgetEinreichMarke } from "./einreichMarke";
import { forgetNezoZiel } from "./nezoZiel";
import type { OffeneSeite } from "./offen";

/**
 * Ends the session at the backend and in the browser, and leads to the login page. When the backend does not answer, the visitor stays
 * logged in and is told so by the error page.
 *
 * @spec §4 Logout revokes the token, clears session data and goes to /landingpage
 */
export async function meldeAb(offen: OffeneSeite): Promise<Response> {
  await offen.call.auth.revoke();
  offen.anfrage.forgetSitzung();
  forgetEinreichMarke(offen.anfrage);
  forgetNezoZiel(offen.anfrage);
  if (offen.anfrage.readCookie(EIGENE_COOKIES.merkziel) !== undefined) offen.anfrage.setCookie(EIGENE_COOKIES.merkziel, "", 0);
  return offen.redirect(href("landingpage"), { flash: { tone: "success", text: "Sie sind abgemeldet." } });
}
