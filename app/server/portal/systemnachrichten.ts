import { readSchliessKey } from "~/domain/nachricht/systemNachricht";
import { href } from "~/routing/href";
import type { OffeneSeite } from "./offen";

/** More than an announcement each nobody has before them. */
const HOECHSTENS = 100;

/**
 * Notes which announcements the visitor has closed. A form leads back to them; a script, which asks for JSON, has
 * stayed on its page.
 */
export async function closeSystemnachrichten(offen: OffeneSeite, request: Request): Promise<Response> {
  const formData = await offen.formData();
  const nachrichten = formData
    .getAll("nachricht")
    .flatMap((key) => (typeof key === "string" ? (readSchliessKey(key) ?? []) : []))
    .slice(0, HOECHSTENS);
  await offen.call.systemnachrichten.closeSystemnachrichten({ nachrichten });
  if (request.headers.get("accept") === "application/json")
    return Response.json({ ok: true }, { headers: offen.headers });
  return offen.redirect(href("systembenachrichtigungen"), {
    flash: { tone: "success", text: "Die Meldung ist als gelesen vermerkt." },
  });
}
