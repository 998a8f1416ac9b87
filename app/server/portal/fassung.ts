import type { Rufe } from "~/contract/wire/call";
import { parseDate } from "~/lib/date";
import type { OffeneSeite } from "./offen";
import { ANGEPASST } from "./angepasst";
import { mangel, TAG } from "./stammdaten";
import { ablehnen, attempt, eingabenVon } from "./submit";

/** What the button of a saved version posts. */
type FassungPost = { fassung: number; revision: number; formData: FormData };

/** Makes a saved version the present one by `restore` and shows the list of versions at `hier` again. */
export async function restoreFassung(
  offen: OffeneSeite,
  hier: string,
  restore: (call: Rufe, post: FassungPost) => Promise<object>,
) {
  const formData = await offen.formData();
  const post = { fassung: Number(formData.get("fassung")), revision: Number(formData.get("revision")), formData };
  const fertig = await attempt(offen, () => restore(offen.withSchluessel(formData), post));
  if (!fertig.ok) return ablehnen(offen, fertig.problem, eingabenVon(formData));
  const weiteres = "angepasst" in fertig.value && fertig.value.angepasst !== undefined ? ` ${ANGEPASST}` : "";
  return offen.redirect(hier, { flash: { tone: "success", text: `Die Fassung ist wiederhergestellt.${weiteres}` } });
}

/** Corrects the day from which on a saved version of the master data holds, and shows the list of versions again. */
export async function correctTag(offen: OffeneSeite, hier: string) {
  const formData = await offen.formData();
  const [fassung, revision] = [Number(formData.get("fassung")), Number(formData.get("revision"))];
  const getippt = formData.get("gueltigAb");
  const gueltigAb = parseDate(typeof getippt === "string" ? getippt.trim() : "");
  if (gueltigAb === undefined)
    return ablehnen(offen, mangel("", [{ property: "gueltigAb", message: TAG }]), eingabenVon(formData));
  const fertig = await attempt(offen, () =>
    offen.withSchluessel(formData).unternehmen.correctTag({ fassung, revision, gueltigAb }),
  );
  if (!fertig.ok) return ablehnen(offen, fertig.problem, eingabenVon(formData));
  return offen.redirect(hier, { flash: { tone: "success", text: "Der Tag ist berichtigt." } });
}
