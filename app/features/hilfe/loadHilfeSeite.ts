import type { Rufe } from "~/contract/wire/call";
import type { FaqAbschnitt } from "~/contract/mitteilung/faq";
import { FAQ_SUCHE_MAX } from "~/domain/hilfe/faqGrenzen";

/** `bewertet`: the question that was answered with "Ja" or "Nein" just now; null without one. */
export type HilfeDaten = { suche: string; bewertet: string | null; abschnitte: FaqAbschnitt[]; total: number };

/** The questions that the address asks for. */
export async function loadHilfeSeite(call: Rufe, url: URL): Promise<HilfeDaten> {
  const suche = (url.searchParams.get("suche") ?? "").trim().slice(0, FAQ_SUCHE_MAX);
  const { data, total } = await call.faq.listFaq({ suche });
  return { suche, bewertet: url.searchParams.get("bewertet"), abschnitte: data, total };
}
