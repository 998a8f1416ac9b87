import type { Rufe } from "~/contract/wire/call";
import type { OffeneSeite } from "./offen";
import { ablehnen, attempt, eingabenVon } from "./submit";

/** What the button of a saved version posts. */
type FassungPost = { fassung: number; revision: number; formData: FormData };

/** Makes a saved version the present one by `restore` and shows the list of versions at `hier` again. */
export async function restoreFassung(
  offen: OffeneSeite,
  hier: string,
  restore: (call: Rufe, post: FassungPost) => Promise<unknown>,
) {
  const formData = await offen.formData();
  const post = { fassung: Number(formData.get("fassung")), revision: Number(formData.get("revision")), formData };
  const fertig = await attempt(offen, () => restore(offen.withSchluessel(formData), post));
  if (!fertig.ok) return ablehnen(offen, fertig.problem, eingabenVon(formData));
  return offen.redirect(hier, { flash: { tone: "success", text: "Die Fassung ist wiederhergestellt." } });
}
