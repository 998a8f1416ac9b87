import type { Rufe } from "~/contract/wire/call";
import { href } from "~/routing/href";
import { standTagVon } from "./stammdatenEingaben";

/** What a sent form is about: the answers of today, or with `stand` those of an earlier day (ISO) and its page. */
export async function loadGesendetes(call: Rufe, formData: FormData) {
  const tag = standTagVon(formData);
  if (tag === null) return { daten: await call.unternehmen.getStammdaten({}), stand: null };
  const seite = href("unternehmen", {}, { stand: tag });
  return { daten: await call.unternehmen.getStammdatenAm({ tag }), stand: { tag, seite } };
}
