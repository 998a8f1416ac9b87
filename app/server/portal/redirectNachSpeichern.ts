import { rememberSaved } from "./gespeichert";
import { sicheresZiel } from "./nachAnmeldung";
import type { OffeneSeite } from "./offen";

/**
 * Answers a save of a form whose texts lie in the vault, which lets go of them. `ziel` comes next, or the page that
 * somebody wanted to go to when asked whether to save; `text` is what is said there.
 */
export async function redirectNachSpeichern(
  offen: OffeneSeite,
  { ziel, text }: { ziel: string; text: string },
): Promise<Response> {
  const formData = await offen.formData();
  rememberSaved(offen, formData);
  return offen.redirect(sicheresZiel(formData.get("weiter")) ?? ziel, { flash: { tone: "success", text } });
}
